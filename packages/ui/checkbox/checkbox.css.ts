import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const checkbox = style({
  boxSizing: 'border-box',
  display: 'flex',
  gap: space(3),
  minBlockSize: '44px',
  // The box is beside the first of several lines.
  paddingBlock: `max(0px, (44px - ${text(1.35)}) / 2)`,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.inkSoft } },
});
/** As high as the first line, with the box in its middle. */
export const box = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.35em',
});
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontWeight: 600 });
export const hint = style({ display: 'block', color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.4 });

export const input = style({
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `2px solid ${vars.fieldEdge}`,
  borderRadius: '6px',
  background: vars.fieldBg,
  appearance: 'none',
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    [`${checkbox}:hover &:enabled:not(:checked)`]: { borderColor: vars.inkSoft },
    '&[aria-invalid="true"]': { borderColor: vars.danger },
    '&:checked': { background: vars.brand, borderColor: vars.brand },
    '&:focus-visible': focusRing,
    '&:disabled': { borderStyle: 'dashed', background: 'none', borderColor: vars.fieldEdge },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:checked:enabled': {
          background: 'Highlight',
          borderColor: 'Highlight',
          outlineColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** A chalk tick, drawn by hand. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '3px',
  display: 'flex',
  fontSize: '12px',
  translate: '0 -50%',
  color: vars.onBrand,
  opacity: 0,
  scale: '0.6',
  pointerEvents: 'none',
  transitionProperty: 'opacity, scale',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    [`${input}:checked + &`]: { opacity: 1, scale: '1' },
    [`${input}:disabled + &`]: { color: vars.inkSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:checked:enabled + &`]: { color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${input}:disabled + &`]: { color: 'GrayText' },
      },
    },
  },
});
