import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const hit = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  paddingBlockStart: space(2),
  textAlign: 'center',
  textWrap: 'balance',
});
