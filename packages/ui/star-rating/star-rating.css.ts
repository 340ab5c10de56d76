import { text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** Five beside each other on the smallest phone, however large the text. */
export const stars = style({
  display: 'grid',
  gridTemplateColumns: `repeat(5, minmax(44px, ${text(3.25)}))`,
  // The first star is under the first letter.
  marginInlineStart: '-10px',
});

export const target = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  blockSize: text(3.25),
  maxBlockSize: '72px',
  borderRadius: vars.fieldRadius,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

/** The click target is the radio button itself; the star is only drawn. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  border: 0,
  outline: 'none',
  appearance: 'none',
  cursor: 'inherit',
});

const lit = { fill: vars.brand, stroke: vars.brand } as const;

export const star = style({
  inlineSize: '36px',
  blockSize: '36px',
  maxInlineSize: '80%',
  fill: 'transparent',
  fillOpacity: 1,
  stroke: vars.edge,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  transitionProperty: 'fill, fill-opacity, stroke',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    [`${target}[data-filled] &`]: lit,
    [`${target}:has(:disabled) &`]: { opacity: 0.55 },
  },
  '@media': {
    // A preview of the click where the pointer hovers: as many stars, half lit.
    '(hover: hover)': {
      selectors: {
        [`${target}:hover:not(:has(:disabled)) &, ${target}:not(:has(:disabled)):has(~ ${target}:hover) &`]: {
          ...lit,
          fillOpacity: 0.5,
        },
        [`${target}:hover[data-filled] &, ${target}[data-filled]:has(~ ${target}:hover) &`]: { fillOpacity: 1 },
      },
    },
    '(forced-colors: active)': {
      stroke: 'CanvasText',
      selectors: {
        [`${target}[data-filled] &`]: { fill: 'Highlight', stroke: 'Highlight' },
        [`${target}:has(:disabled) &`]: { stroke: 'GrayText' },
      },
    },
  },
});

/** Its line is reserved from the beginning, so that nothing moves. */
export const meaning = style({
  margin: 0,
  minBlockSize: text(1.6),
  color: vars.inkSoft,
  lineHeight: text(1.6),
  selectors: {
    '&[data-chosen]': { color: vars.ink, fontFamily: vars.fontDisplay, fontSize: text(1.125), fontWeight: 700 },
  },
});
