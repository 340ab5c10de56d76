import { space, text, vars } from '@snug/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { back as backType, clampedTitle, display, figures as figuresType, plain, soft } from './type.css.ts';

/** A millimetre on paper. On a screen the sheet is no wider than its window, and everything on it shrinks alike. */
const mm = createVar();
const mms = (count: number) => `calc(${mm} * ${count})`;

/** Two cards beside each other, and two below: A4 and US Letter both have room for it within any browser's margins. */
const cardSize = { width: 91, height: 121 };
const margin = 10;
const sheet = 2 * (cardSize.width + margin);

// Paper is white and ink is black, whatever the theme and the hour.
const paper = '#fff';
const ink = '#000';
const faint = '#8c8c8c';

// No printer reaches the edge of its paper.
globalStyle('@page', { margin: '10mm' });

export const desk = style({
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  gap: space(8),
  paddingBlock: space(8),
  paddingInline: space(4),
  vars: { [mm]: `min(1mm, (100vw - 48px) / ${sheet})` },
  '@media': { print: { display: 'block', padding: 0, vars: { [mm]: '1mm' } } },
});

export const controls = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  inlineSize: '100%',
  maxInlineSize: mms(sheet),
  '@media': { print: { display: 'none' } },
});

export const back = style([backType, { justifySelf: 'start' }]);
export const heading = style([display, { fontSize: text(2), lineHeight: 1.12 }]);
export const lead = style([soft, { fontSize: text(1.0625) }]);

export const order = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '20rem',
  marginBlockStart: space(2),
});

/** A sheet of paper; in print the sheet itself. */
export const page = style([
  plain,
  {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: `repeat(2, ${mms(cardSize.width)})`,
    gridAutoRows: mms(cardSize.height),
    alignContent: 'start',
    justifyContent: 'center',
    inlineSize: mms(sheet),
    minBlockSize: mms(2 * (cardSize.height + margin)),
    paddingBlock: mms(margin),
    background: paper,
    color: ink,
    boxShadow: `0 8px 24px -12px ${vars.shade}`,
    '@media': {
      print: {
        inlineSize: 'auto',
        minBlockSize: 0,
        padding: 0,
        boxShadow: 'none',
        breakAfter: 'page',
        selectors: { '&:last-child': { breakAfter: 'auto' } },
      },
    },
  },
]);

/** Outlines of neighbours lie on each other: one line to cut along. */
export const card = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: mms(6),
  paddingInline: mms(6),
  overflow: 'hidden',
  outline: `${mms(0.2)} dashed ${faint}`,
  outlineOffset: mms(-0.1),
  textAlign: 'center',
  breakInside: 'avoid',
  isolation: 'isolate',
});

/** One line, cut off where it is longer. */
const oneLine = style({
  maxInlineSize: '100%',
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const venue = style([
  oneLine,
  { fontSize: mms(3.1), fontWeight: 700, lineHeight: 1.3, letterSpacing: '0.12em', textTransform: 'uppercase' },
]);

const titleBase = style([clampedTitle, { WebkitLineClamp: 3, maxInlineSize: '100%', flex: 'none', lineHeight: 1.15 }]);
export const title = styleVariants({
  short: [titleBase, { fontSize: mms(7) }],
  long: [titleBase, { fontSize: mms(5.2) }],
  sentence: [titleBase, { fontSize: mms(4) }],
});

export const when = style([oneLine, { fontSize: mms(3.3), lineHeight: 1.4 }]);

/** Its margin may lie under the words: around it paper is white as well. */
export const qr = style({
  flex: 'none',
  position: 'relative',
  zIndex: -1,
  inlineSize: mms(64),
  marginBlock: mms(-4),
});

export const line = style([display, { fontSize: mms(4.6), lineHeight: 1.3 }]);

export const how = style({ margin: 0, maxInlineSize: '100%', fontSize: mms(3.3), lineHeight: 1.35 });
export const address = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const figures = style([
  figuresType,
  { margin: 0, fontSize: mms(11), lineHeight: 1.05, letterSpacing: '0.08em' },
]);
