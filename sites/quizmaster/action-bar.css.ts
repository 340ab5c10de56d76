import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { kicker as kickerType, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const bar = style({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(3),
  paddingInline: space(4),
  '@media': { [wide]: { paddingBlock: space(4), paddingInline: space(5) } },
});

/** At most two lines. The middle of the console shows a long question in full. */
export const hint = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const kicker = style([kickerType, { color: vars.brand }]);

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '@media': { [wide]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

/** On a phone, one quiet button stands beside the main one; two stand below it. */
const slot = style({ display: 'grid', minInlineSize: 0 });
export const main = style([
  slot,
  {
    flex: '2 1 11rem',
    selectors: { '[data-many] > &': { flexBasis: '100%' } },
    '@media': { [wide]: { flex: 'none', selectors: { '[data-many] > &': { flexBasis: 'auto' } } } },
  },
]);
export const other = style([slot, { flex: '1 0 min(9.75rem, 100%)', '@media': { [wide]: { flex: 'none' } } }]);

/** Ending the game stands apart: nobody means it who means the next round. */
export const apart = style([
  slot,
  { flex: '1 0 100%', marginBlockStart: space(4), '@media': { [wide]: { flex: 'none', marginBlockStart: space(8) } } },
]);

/** Shown only on narrow screens, where the team rail is out of sight. */
export const inNow = style([soft, { fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { display: 'none' } } }]);
