import { style } from '@vanilla-extract/css';

/** One line weight: 2 px at 24, round caps, in the colour of the text around. */
export const drawing = style({
  flex: 'none',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
