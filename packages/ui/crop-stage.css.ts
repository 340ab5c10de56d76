import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from './focus-ring.ts';

export const stage = style({
  boxSizing: 'border-box',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '1',
  // A phone on its side keeps a strip that its finger can scroll by.
  maxInlineSize: '70vh',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.fieldRadius,
  background: vars.railBg,
  cursor: 'grab',
  userSelect: 'none',
  // One finger drags and two zoom, here and nowhere else.
  touchAction: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { cursor: 'grabbing' },
  },
});

/** As large as the stage whatever its pixels are, and never what the stage's size follows. */
export const canvas = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

/** A 1.25th of the stage (FRAMES). What is outside lies in the shade. Two lines: one of them shows on any picture. */
export const frame = style({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: '10%',
  outline: `2px solid ${vars.brand}`,
  boxShadow: `inset 0 0 0 1px ${vars.onBrand}, 0 0 0 100vmax ${vars.scrim}`,
  pointerEvents: 'none',
  selectors: { '&[data-shape="round"]': { borderRadius: '50%' } },
  '@media': {
    // The picture keeps its colours there, so its shade stays, and the two lines are the system's.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      outlineColor: 'CanvasText',
      boxShadow: `inset 0 0 0 2px Canvas, 0 0 0 100vmax ${vars.scrim}`,
    },
  },
});
