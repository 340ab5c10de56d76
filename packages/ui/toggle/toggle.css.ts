import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minBlockSize: '44px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const words = style({ flex: '1 1 auto', minInlineSize: 0 });
export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.35 });
export const hint = style({ display: 'block', color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.4 });

export const track = style({
  boxSizing: 'border-box',
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '32px',
  margin: 0,
  border: `2px solid ${vars.fieldEdge}`,
  borderRadius: '16px',
  background: vars.fieldBg,
  appearance: 'none',
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineStart: '5px',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: '50%',
    background: vars.fieldEdge,
    transitionProperty: 'inset-inline-start, background-color',
    transitionDuration: vars.time,
    transitionTimingFunction: vars.ease,
  },
  selectors: {
    '&:checked': { background: vars.brand, borderColor: vars.brand },
    '&:checked::before': { insetInlineStart: '25px', background: vars.onBrand },
    '&:focus-visible': focusRing,
    '&:disabled': { opacity: 0.55 },
  },
  '@media': {
    // System colours, or on and off would look the same.
    '(forced-colors: active)': {
      '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
      selectors: { '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
