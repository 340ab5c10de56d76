import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** One ad: a picture, whose place is kept, and beside or below it what it says. */
export const ad = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  color: vars.ink,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.hairline,
});

export const says = style({ display: 'flex', flexDirection: 'column', gap: space(2), padding: space(4) });
export const label = style({ margin: 0, color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.35 });
export const words = style({ margin: 0, lineHeight: 1.45, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minBlockSize: '44px',
  borderRadius: vars.fieldRadius,
  color: vars.ink,
  fontWeight: 600,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
