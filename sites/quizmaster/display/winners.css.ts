import { vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { arrive } from './stage.css.ts';
import { display } from './type.css.ts';
import { unit } from './unit.css.ts';
import { least, u, upright } from './unit.ts';

export const podium = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: u(3),
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  '@container': { [upright]: { columnGap: u(1.2) } },
});

export const step = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  rowGap: u(2),
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
});

const pedestalBase = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  borderStartStartRadius: u(2),
  borderStartEndRadius: u(2),
  background: vars.raised,
  color: vars.ink,
  textAlign: 'center',
});

export const pedestal = styleVariants({
  1: [pedestalBase, { blockSize: u(36), background: vars.brand, color: vars.onBrand }],
  2: [pedestalBase, { blockSize: u(28) }],
  3: [pedestalBase, { blockSize: u(21) }],
});

export const pedestalPlace = style({
  fontFamily: vars.fontDisplay,
  fontSize: u(12),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

export const pedestalPoints = style({ fontWeight: 700, lineHeight: 1.25 });

export const winner = style([
  display,
  {
    display: 'flex',
    flexDirection: 'column',
    fontSize: `calc(${unit} * var(--fit, ${least}))`,
    textAlign: 'center',
    // The font is taller than its lines: what stands at the very end of a box would count as cut.
    paddingBlock: '0.15em',
    // A name ends with three dots instead.
    selectors: { '&&[data-overflow]': { maskImage: 'none' } },
    animation: `${arrive} calc(${vars.time} * 1.8) ${vars.ease}`,
  },
]);

/** Stands on its pedestal; a name that is too long ends with three dots. */
export const winnerName = style({
  marginBlockStart: 'auto',
  selectors: {
    '[data-overflow] > &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
    },
  },
});

export const hiddenWinner = style({
  color: vars.inkSoft,
  fontWeight: 600,
  textAlign: 'center',
  alignSelf: 'end',
  margin: 0,
});
