import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const stage = style({
  boxSizing: 'border-box',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '1',
  // A phone in landscape keeps a strip of the page to scroll by.
  maxInlineSize: '70vh',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.fieldRadius,
  background: vars.railBg,
  cursor: 'grab',
  userSelect: 'none',
  // One finger drags and two zoom here, instead of scrolling the page.
  touchAction: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { cursor: 'grabbing' },
  },
});

/** Fills the stage whatever its pixels are, and never sets the stage's size. */
export const canvas = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

/** The stage's side divided by 1.25 (FRAMES). The outside is shaded. Of the two lines one is visible on any picture. */
export const frame = style({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: '10%',
  outline: `2px solid ${vars.brand}`,
  boxShadow: `inset 0 0 0 1px ${vars.onBrand}, 0 0 0 100vmax ${vars.scrim}`,
  pointerEvents: 'none',
  selectors: {
    '&[data-shape="round"]': { borderRadius: '50%' },
    '&[data-shape="both"]': { overflow: 'hidden' },
    // The circle in the square: its corners are shaded half, since only the places that show it round cut them off.
    '&[data-shape="both"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 1px ${vars.onBrand}, 0 0 0 2px ${vars.brand}, 0 0 0 100vmax color-mix(in srgb, ${vars.scrim} 55%, transparent)`,
    },
  },
  '@media': {
    // A picture keeps its colours with forced colours, so its shade stays, and the two lines are the system's.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      outlineColor: 'CanvasText',
      boxShadow: `inset 0 0 0 2px Canvas, 0 0 0 100vmax ${vars.scrim}`,
      selectors: {
        '&[data-shape="both"]::after': { boxShadow: 'inset 0 0 0 2px Canvas, 0 0 0 2px CanvasText' },
      },
    },
  },
});
