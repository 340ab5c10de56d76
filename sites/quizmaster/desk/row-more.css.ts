import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { plain } from '../type.css.ts';

export const more = style({ fontSize: text(0.9375), selectors: { '&[open]': { flexBasis: '100%' } } });

export const moreSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.inkSoft,
  cursor: 'pointer',
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});

export const moreBody = style({ display: 'grid', justifyItems: 'start', gap: space(2), paddingBlockEnd: space(2) });

export const trail = style([plain, { display: 'grid', gap: space(1), color: vars.inkSoft }]);
