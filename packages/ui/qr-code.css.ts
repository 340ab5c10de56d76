import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The only colours that are nobody's to set: a camera wants dark on light, also at night and in forced colours. */
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
  // Browsers leave backgrounds out on paper, and print what is dark in grey.
  printColorAdjust: 'exact',
});
