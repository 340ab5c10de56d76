import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { mat as matType, plain, press } from '../type.css.ts';
import { wide } from '../wide.ts';
import { forcedColours } from './forced-colours.ts';

/** On a phone the questions are a row of numbers. */
export const questions = style([
  plain,
  { display: 'flex', flexWrap: 'wrap', gap: '2px', '@media': { [wide]: { display: 'grid', gap: 0 } } },
]);

export const questionRow = style([
  press,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // A ring in the middle of a square; what stands at its corner grows with the text and takes the room after it.
    paddingInlineStart: '7px',
    gap: `0 ${space(3)}`,
    minInlineSize: 'max(44px, 2.75em)',
    minBlockSize: '44px',
    borderRadius: vars.fieldRadius,
    selectors: { '&[aria-current]': { backgroundColor: vars.raised } },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: '-3px' } } },
      [wide]: {
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        inlineSize: '100%',
        paddingBlock: space(1.5),
        paddingInline: space(2),
      },
    },
  },
]);

export const mat = style([
  matType,
  { selectors: { '[data-open] > &': { border: `2px solid ${vars.brand}`, color: vars.brand } } },
]);

export const questionText = style({
  // On a phone for screen readers alone.
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [wide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      flex: '1 1 6em',
      minInlineSize: 0,
      fontSize: text(0.9375),
      lineHeight: 1.35,
    },
  },
});

export const openCount = style({
  display: 'none',
  fontSize: text(0.875),
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-open] > &': { color: vars.brand, fontWeight: 600 } },
  '@media': { [wide]: { display: 'grid', justifyItems: 'end', gap: space(1), marginInlineStart: 'auto' } },
});

/** An appeal waits: filled, so that it is found among the words. */
export const appealCount = style({
  paddingInline: space(2),
  borderRadius: '1em',
  border: '1px solid transparent',
  background: vars.brand,
  color: vars.onBrand,
  fontWeight: 700,
});

/** At the corner of a question's ring. */
export const chipState = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-2px',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.4em',
  minBlockSize: '1.4em',
  borderRadius: '1em',
  background: vars.ground,
  color: vars.inkSoft,
  fontSize: text(0.8125),
  lineHeight: 1,
  '@media': { [wide]: { display: 'none' } },
});

export const chipAppeal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  borderRadius: '0.35em',
  border: '1px solid transparent',
  background: vars.danger,
  color: vars.ground,
  fontWeight: 800,
});
