import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(10),
  paddingInline: space(4),
  textAlign: 'center',
  color: vars.inkSoft,
});
export const picture = style({ marginBlockEnd: space(2), color: vars.brand, fontSize: text(1.75) });
export const title = style({
  margin: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.375),
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
});
