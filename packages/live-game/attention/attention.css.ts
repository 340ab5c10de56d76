import { gameMaxWidthPx } from '@snug/contract';
import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** In the bar's box and on top of it: takes no room, and what is beside it can be pressed. */
export const aboveBar = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  inlineSize: `min(100%, ${gameMaxWidthPx}px)`,
  marginInline: 'auto',
  paddingInline: space(3),
  pointerEvents: 'none',
  selectors: { '&:not(:empty)': { paddingBlockEnd: space(2) } },
});

/** What happened to the round, and what to do. Where a long word and the button do not fit on a line, the button is above. */
export const strip = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'flex-start',
  columnGap: space(1),
  inlineSize: '100%',
  // With large text on a small screen the questions stay in sight, and the strip scrolls.
  maxBlockSize: '40vh',
  overflowY: 'auto',
  padding: space(1),
  paddingInlineStart: space(3),
  border: `2px solid ${vars.brand}`,
  borderRadius: vars.cardRadius,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `0 8px 20px -8px ${vars.shade}`,
  pointerEvents: 'auto',
  // A button brings room of its own.
  selectors: { '&:not(:has(button))': { paddingInlineEnd: space(3) } },
});
export const stripText = style({
  flex: '1 1 8em',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space(2),
  lineHeight: 1.35,
  outline: 'none',
});
export const stripClose = style({ order: -1 });
/** What happened, on a line of its own. */
export const stripTitle = style({ display: 'block' });

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  maxInlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: space(2),
  paddingInline: space(5),
  border: 0,
  borderRadius: space(10),
  background: vars.buttonBg,
  color: vars.buttonInk,
  boxShadow: `0 8px 20px -8px ${vars.shade}`,
  font: 'inherit',
  fontSize: text(1),
  fontWeight: 700,
  lineHeight: 1.2,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
/** Two lines of a long answer: the line leads to the rest. */
export const lineText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
/** An answer and its mark: below it where a line has no room for both. */
export const lineTold = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minInlineSize: 0,
});
export const lineMark = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), minInlineSize: 0 });
