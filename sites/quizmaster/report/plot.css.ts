import { text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the picture that will be there. */
export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  color: vars.inkSoft,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { print: { breakInside: 'avoid' } },
});

// Plot sets these as attributes, which any rule overrides.
globalStyle(`${frame} svg`, {
  display: 'block',
  blockSize: 'auto',
  maxInlineSize: '100%',
  overflow: 'visible',
  fontFamily: vars.font,
  fontSize: text(0.75),
});
globalStyle(`${frame} svg text`, { whiteSpace: 'pre' });

export const grid = style({});
globalStyle(`${grid} line`, { stroke: vars.hairline, strokeOpacity: 1 });
export const axis = style({});
globalStyle(`${axis} line`, { stroke: vars.edge });

/** Hollow, so that it is told from what stands before it without colour. */
export const back = style({});
globalStyle(`${back} rect`, { fill: vars.raised, stroke: vars.edge, strokeWidth: 1 });
export const front = style({});
globalStyle(`${front} rect`, { fill: vars.brand });
export const mark = style({});
globalStyle(`${mark} path`, { fill: vars.ink, stroke: vars.surface, strokeWidth: 1.5 });

export const line = style({});
globalStyle(`${line} path`, { stroke: vars.brand });
export const point = style({});
globalStyle(`${point} circle`, { fill: vars.brand, stroke: vars.surface, strokeWidth: 2 });

export const label = style({ fontSize: text(0.875) });
globalStyle(`${label} text`, { fill: vars.ink, fontSize: text(0.875) });
export const value = style({});
globalStyle(`${value} text`, { fill: vars.ink, fontSize: text(0.875), fontWeight: 700 });
