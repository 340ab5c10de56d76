import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { centred, dotted } from './fit-box.css.ts';
import { rail } from './rail.css.ts';
import { half } from './slides.css.ts';
import { twoLines } from './type.css.ts';
import { least, u, upright } from './unit.ts';

/** What is voted for above how many have. */
export const words = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  rowGap: u(3),
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  '@container': { [upright]: { boxSizing: 'border-box', paddingBlockEnd: u(3) } },
});
export const voted = style({ display: 'grid', rowGap: u(1.4) });
export const votedWords = style({ margin: 0, color: vars.inkSoft, fontSize: `max(1em, ${u(least)})`, fontWeight: 600 });
export const votedFigures = style({
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(9),
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const votedRail = style([rail]);

export const names = style([
  half,
  { blockSize: '100%', minBlockSize: 0, '@container': { [upright]: { blockSize: u(70) } } },
]);
export const nameList = style({
  listStyle: 'none',
  display: 'grid',
  rowGap: u(1),
  boxSizing: 'border-box',
  blockSize: '100%',
  margin: 0,
  padding: `${u(2)} ${u(4)}`,
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
});
export const nameRow = style({ minBlockSize: 0 });
export const nameBox = style([centred, dotted]);
/** A name that is too long ends with three dots. */
export const name = style({
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-overflow] > &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

/** Brass, as the winner of the night. */
export const won = style([
  twoLines,
  {
    // No part of it gives way to what stands above it.
    minBlockSize: 'max-content',
    margin: 0,
    color: vars.brand,
    fontSize: `max(0.36em, ${u(5)})`,
    fontWeight: 700,
    lineHeight: 1.25,
  },
]);
