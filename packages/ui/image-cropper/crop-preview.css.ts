import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const cuts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(6) });

export const cut = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
});

export const caption = style({ color: vars.inkSoft, fontSize: text(0.9375) });

/** The result, in its own pixels. The outline shows its edges where it is transparent. */
export const shown = style({
  alignSelf: 'center',
  maxInlineSize: '100%',
  outline: `1px solid ${vars.hairline}`,
  selectors: { '&[data-shape="round"]': { borderRadius: '50%' } },
});
