import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const iconButton = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  margin: 0,
  padding: 0,
  border: `${vars.line} solid transparent`,
  borderRadius: vars.fieldRadius,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.time} ${vars.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.raised },
    '&:focus-visible': focusRing,
  },
});
