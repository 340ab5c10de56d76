import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  boxSizing: 'border-box',
  padding: space(5),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
