import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  paddingBlockStart: space(3),
  fontSize: text(1.125),
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
});

export const picture = style({ display: 'flex', color: vars.brand, fontSize: text(2.5) });
