import { space, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: space(2.5), color: vars.inkSoft });

export const ring = style({
  flex: 'none',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
export const track = style({ stroke: vars.hairline });
/** Drawn once, ever slower, and then still: nothing animates for ever (Y14). */
export const line = style({
  stroke: vars.brand,
  strokeDasharray: 1,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${draw} 8s cubic-bezier(0.1, 0.8, 0.4, 1)` },
  },
});
