import { vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const numberBadge = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.1em',
  blockSize: '2.1em',
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: '1.125em',
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
});

/** Drawn once, like the ring of a wet glass. */
export const line = style({
  strokeWidth: 2,
  strokeDasharray: 1,
  animation: `${draw} calc(${vars.time} * 1.2) ${vars.ease}`,
});
export const inner = style({ strokeWidth: 0.75, opacity: 0.5 });
