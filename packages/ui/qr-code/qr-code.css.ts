import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The only colours that no theme sets: a camera needs dark on light, also at night and in forced colours. */
export const code = style({
  display: 'block',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.cardRadius,
  background: '#fff',
  stroke: '#000',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
  // In print, browsers omit backgrounds and turn dark colours grey.
  printColorAdjust: 'exact',
});
