import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** One line, however narrow the page: it scrolls, and a cut-off neighbour shows that. */
export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.hairline}`,
});

export const tab = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minInlineSize: '44px',
  maxInlineSize: 'min(16em, 75vw)',
  minBlockSize: '48px',
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(3),
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.inkSoft,
  font: 'inherit',
  fontWeight: 500,
  lineHeight: 1.25,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  // The brass bar under the chosen tab.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: space(2),
    blockSize: '3px',
    borderRadius: '3px 3px 0 0',
    background: vars.brand,
    scale: '0 1',
    transition: `scale ${vars.time} ${vars.ease}`,
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    '&[aria-selected="true"]': { color: vars.ink },
    '&[aria-selected="true"]::after': { scale: '1 1' },
  },
  '@media': { '(forced-colors: active)': { '::after': { background: 'Highlight' } } },
});

/** The chosen tab is bolder by its outline, not by a bolder font, which is wider and would move its neighbours. */
export const word = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[aria-selected="true"] > &': { WebkitTextStrokeWidth: '0.035em' } },
});

export const panel = style({
  paddingBlockStart: space(4),
  borderRadius: '6px',
  selectors: { '&:focus-visible': focusRing },
});
