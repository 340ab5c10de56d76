import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const cropper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  // A larger stage would only push the button out of sight.
  maxInlineSize: '360px',
});

export const room = style({ position: 'relative' });

export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: space(4),
  textAlign: 'center',
  pointerEvents: 'none',
});

export const nothing = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  margin: 0,
  padding: space(4),
  border: `${vars.line} solid ${vars.hairline}`,
  borderRadius: vars.fieldRadius,
  background: vars.railBg,
  color: vars.inkSoft,
  textAlign: 'center',
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** Five targets of 44 px and their gaps fit 320 px. The one that does not move the picture is set apart. */
export const actions = style([row, { flexWrap: 'wrap', justifyContent: 'space-between' }]);

const groove = {
  blockSize: '6px',
  border: 0,
  borderRadius: '3px',
  background: vars.railBg,
  boxShadow: `inset 0 0 0 1px ${vars.edge}`,
} as const;

const knob = {
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${vars.brand}`,
  borderRadius: '50%',
  background: vars.surface,
  boxShadow: `0 2px 6px -2px ${vars.shade}`,
} as const;

export const slider = style({
  boxSizing: 'border-box',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '44px',
  margin: 0,
  borderRadius: vars.fieldRadius,
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': groove,
  '::-webkit-slider-thumb': { ...knob, appearance: 'none', marginBlockStart: '-9px' },
  '::-moz-range-track': groove,
  '::-moz-range-thumb': knob,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    // Without our backgrounds the platform draws a better one.
    '(forced-colors: active)': {
      appearance: 'auto',
      '::-webkit-slider-thumb': { appearance: 'auto', marginBlockStart: 0 },
      // Firefox keeps our track, without its line, which is a shadow.
      '::-moz-range-track': { border: '1px solid ButtonText' },
    },
  },
});
