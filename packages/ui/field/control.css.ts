import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** What a text field and a select have in common. */
export const control = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '50px',
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(3.5),
  border: `${vars.line} solid ${vars.fieldEdge}`,
  borderRadius: vars.fieldRadius,
  background: vars.fieldBg,
  color: vars.ink,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'start',
  appearance: 'none',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  '::placeholder': { color: vars.inkSoft, fontWeight: 400, opacity: 1 },
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '1px', borderColor: vars.focus },
    '&[aria-invalid="true"]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 1px ${vars.danger}` },
    '&:read-only:not(select)': { background: 'none', borderStyle: 'dashed' },
    '&:disabled': { color: vars.inkSoft, background: 'none', borderStyle: 'dashed', opacity: 1, cursor: 'not-allowed' },
  },
});
