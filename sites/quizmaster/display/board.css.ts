import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { arrive } from './stage.css.ts';
import { unit } from './unit.css.ts';
import { least, u, upright, wrap } from './unit.ts';

export const board = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `repeat(var(--rows), minmax(0, ${u(12)}))`,
  gap: `${u(1.2)} ${u(4)}`,
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  '@container': {
    [upright]: { gridAutoFlow: 'row', gridTemplateRows: 'none', gridAutoRows: `minmax(0, ${u(12)})` },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${u(10)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: u(2),
  minBlockSize: 0,
  paddingInlineEnd: u(2.6),
  overflow: 'hidden',
  borderRadius: u(1.6),
  background: vars.surface,
  selectors: {
    '&[data-first]': { background: vars.brand, color: vars.onBrand },
    '&[data-new]': { animation: `${arrive} calc(${vars.time} * 1.5) ${vars.ease}` },
  },
});

export const rowPlace = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  background: vars.raised,
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: u(5),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '[data-first] > &': { background: 'none', color: 'inherit' } },
});

/** All names of a board have one size, on one line where they can be; one longer than two lines ends with three dots. */
export const rowBox = style({
  display: 'grid',
  alignContent: 'safe center',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: `calc(${unit} * var(--fit, ${least}))`,
});

export const rowName = style({
  fontWeight: 600,
  lineHeight: 1.12,
  overflowWrap: wrap,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-wraps] &': { whiteSpace: 'normal' },
    '[data-overflow] > &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

export const rowPoints = style({
  fontFamily: vars.fontDisplay,
  fontSize: u(5.4),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
