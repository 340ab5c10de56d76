import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { u } from './unit.ts';

export const rail = style({
  inlineSize: '100%',
  blockSize: u(2),
  overflow: 'hidden',
  borderRadius: u(1),
  background: vars.railBg,
});

export const railFill = style({
  blockSize: '100%',
  borderRadius: u(1),
  background: vars.rail,
  transition: `inline-size calc(${vars.time} * 1.5) ${vars.ease}`,
});
