import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.375),
  fontWeight: 700,
  lineHeight: 1,
});
export const sign = style({
  flex: 'none',
  inlineSize: '1.45em',
  blockSize: '1.45em',
  color: vars.brand,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const beer = style({ fill: 'currentColor', stroke: 'none' });
