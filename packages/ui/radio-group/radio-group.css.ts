import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const choice = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '50px',
  paddingBlock: space(2.5),
  paddingInline: space(3.5),
  border: `${vars.line} solid ${vars.fieldEdge}`,
  borderRadius: vars.fieldRadius,
  background: vars.fieldBg,
  cursor: 'pointer',
  transition: `border-color ${vars.time} ${vars.ease}`,
  selectors: {
    '&:has(:checked)': { borderColor: vars.brand, boxShadow: `inset 0 0 0 1px ${vars.brand}` },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed' },
  },
});
/** A name of 125 letters without a space breaks, so that it does not widen the page. */
export const words = style({ minInlineSize: 0 });
export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.35 });
export const hint = style({ display: 'block', color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.4 });

/** Drawn like a beer mat; the chosen one has a glass on it. */
export const radio = style({
  boxSizing: 'border-box',
  flex: 'none',
  display: 'grid',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  border: `2px solid ${vars.fieldEdge}`,
  borderRadius: '50%',
  background: 'none',
  appearance: 'none',
  outline: 'none',
  cursor: 'inherit',
  '::before': {
    content: '',
    margin: 'auto',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    background: vars.brand,
    scale: '0',
    transition: `scale ${vars.time} ${vars.ease}`,
  },
  selectors: {
    '&:checked': { borderColor: vars.brand },
    '&:checked::before': { scale: '1' },
  },
  '@media': {
    '(forced-colors: active)': { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});
