import { space, text, vars } from '@snug/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { back as backType, clampedTitle, display, figures as figuresType, plain, soft } from './type.css.ts';

/** One millimetre on paper. On a screen narrower than the sheet, the sheet and its content shrink together. */
const mm = createVar();
const mms = (count: number) => `calc(${mm} * ${count})`;

/** Two by two cards fit A4 and US Letter within any browser's margins. */
const cardSize = { width: 91, height: 121 };
const margin = 10;
const sheet = 2 * (cardSize.width + margin);

// Paper is white and ink is black in every theme and colour scheme.
const paper = '#fff';
const ink = '#000';
const faint = '#8c8c8c';

// Printers cannot print to the paper's edge.
globalStyle('@page', { margin: '10mm' });

export const column = style({
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

/** A sheet of paper. In print it is the printed page itself. */
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

/** The outlines of neighbouring cards overlap, so that there is one line to cut along. */
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

/** One line; a longer text is cut off. */
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

/** The code's white margin may overlap the texts around it, because the paper is white too. */
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
