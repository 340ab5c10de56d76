import { vars } from '@snug/theme';
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';

/**
 * The unit of every size: a hundredth of the screen's height where it is as wide as 4:3 or wider. By it a preview in the console
 * is the television, smaller.
 */
const unit = createVar();
const u = (count: number) => `calc(${unit} * ${count})`;

/** A 24th of the height: nothing on the screen is smaller, so that the last table can read it. */
const least = 4.2;

const upright = '(max-aspect-ratio: 1/1)';

/** As large as what it is in. */
export const frame = style({ containerType: 'size', inlineSize: '100%', blockSize: '100%', overflow: 'hidden' });

export const screen = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.ground,
  color: vars.ink,
  fontFamily: vars.font,
  fontSize: u(least),
  lineHeight: 1.3,
  vars: { [unit]: 'min(1cqh, 0.75cqw)' },
  '@container': { [upright]: { vars: { [unit]: 'min(0.56cqh, 1.35cqw)' } } },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1.2%)' } });

/** What the room looks at. It arrives with a small step, and not at all for who asked for no motion. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  rowGap: u(2.4),
  minBlockSize: 0,
  minInlineSize: 0,
  paddingBlock: `${u(3.4)} ${u(4)}`,
  paddingInline: u(7),
  animation: `${arrive} calc(${vars.time} * 1.5) ${vars.ease}`,
});

/** A stage without a headline. */
export const bareStage = style([stage, { gridTemplateRows: 'minmax(0, 1fr)', paddingBlock: u(5) }]);
/** A stage whose content stands on the bar. */
export const groundedStage = style([stage, { paddingBlockEnd: 0 }]);

// Headlines

export const headline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(4),
  minBlockSize: u(9.2),
  minInlineSize: 0,
});

/** At most two lines, the second ended with three dots. */
const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const kicker = style([
  twoLines,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    margin: 0,
    color: vars.brand,
    fontSize: u(least),
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
  },
]);

export const aside = style({
  flex: 'none',
  margin: 0,
  color: vars.inkSoft,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** Beside a kicker, of which it leaves half. */
export const asideTitle = style([
  twoLines,
  aside,
  { flex: '0 1 auto', maxInlineSize: '50%', lineHeight: 1.2, textAlign: 'end' },
]);

export const display = style({
  margin: 0,
  // A heading is as large as its box has found to fit.
  fontSize: '1em',
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const soft = style({ margin: 0, color: vars.inkSoft, fontSize: `max(0.42em, ${u(least)})`, lineHeight: 1.3 });

// Boxes whose text is as large as fits

export const fitting = style({ position: 'relative', minBlockSize: 0, minInlineSize: 0, blockSize: '100%' });

export const fitBox = style({
  boxSizing: 'border-box',
  blockSize: '100%',
  overflow: 'hidden',
  fontSize: `calc(${unit} * var(--fit, ${least}))`,
  selectors: {
    // The last lines fade, so that nobody takes the end of the box for the end of the text.
    '&[data-overflow]': { maskImage: 'linear-gradient(#000 72%, transparent 92%)' },
  },
});

export const tooLong = style({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  margin: 0,
  paddingInline: u(1.6),
  borderRadius: u(1),
  background: vars.brand,
  color: vars.onBrand,
  fontSize: u(least),
  fontWeight: 700,
  selectors: { '[data-overflow] + &': { display: 'block' } },
});

/** In the middle of the height it has. */
export const centred = style({ display: 'grid', alignContent: 'safe center' });

// The slip of a question

export const slip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${u(26)} minmax(0, 1fr)`,
  minBlockSize: 0,
  borderRadius: u(3),
  background: vars.slipBg,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${u(20)} minmax(0, 1fr)` } },
});

/** Torn off one day along the perforation: holes in the colour of the table, and a notch at either end. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  borderStartStartRadius: u(3),
  borderEndStartRadius: u(3),
  background: vars.slipStub,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: u(2),
      insetInlineEnd: u(-0.55),
      inlineSize: u(1.1),
      backgroundImage: `radial-gradient(circle closest-side, ${vars.ground} 90%, transparent)`,
      backgroundSize: `${u(1.1)} ${u(2.4)}`,
      backgroundPosition: 'center',
      backgroundRepeat: 'round',
    },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: u(-1.8),
      insetInlineEnd: u(-1.8),
      inlineSize: u(3.6),
      backgroundImage: `radial-gradient(circle closest-side, ${vars.ground} 97%, transparent), radial-gradient(circle closest-side, ${vars.ground} 97%, transparent)`,
      backgroundSize: `${u(3.6)} ${u(3.6)}`,
      backgroundPosition: 'top, bottom',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@container': {
    [upright]: {
      borderEndStartRadius: 0,
      borderStartEndRadius: u(3),
      selectors: { '&::after, &::before': { display: 'none' } },
    },
  },
});

/** A number in a beer mat. */
export const mat = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: u(16),
  blockSize: u(16),
  border: `${u(0.7)} solid ${vars.mat}`,
  outline: `${u(0.25)} solid ${vars.mat}`,
  outlineOffset: u(0.7),
  borderRadius: '50%',
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: u(8.6),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

export const slipBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: u(4),
  minBlockSize: 0,
  paddingBlock: u(4),
  paddingInline: `${u(6)} ${u(5)}`,
  selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.85fr)' } },
  '@container': {
    [upright]: {
      selectors: {
        '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});

export const questionText = style([display, { lineHeight: 1.12, textWrap: 'pretty' }]);

export const choices = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: u(1.6),
  margin: 0,
  marginBlockStart: '0.5em',
  padding: 0,
  fontSize: `max(0.5em, ${u(least)})`,
});
export const choice = style({
  paddingInline: u(2),
  border: `${u(0.3)} solid ${vars.edge}`,
  borderRadius: u(1.2),
  fontWeight: 600,
});

export const wanted = style([soft, { marginBlockStart: '0.5em', fontWeight: 600 }]);

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  rowGap: u(1),
  minBlockSize: 0,
  margin: 0,
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  borderRadius: u(1.4),
});
export const source = style({
  margin: 0,
  overflow: 'hidden',
  color: vars.inkSoft,
  fontSize: u(least),
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// The countdown

export const timer = style({
  flex: 'none',
  margin: 0,
  paddingInline: u(2.4),
  borderRadius: u(1.6),
  background: vars.raised,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(8),
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-last]': { background: vars.brand, color: vars.onBrand } },
});

// The bar with how to join

export const bar = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: u(3.4),
  minBlockSize: u(20),
  paddingBlock: u(1.4),
  paddingInline: u(7),
  borderBlockStart: `${u(0.2)} solid ${vars.hairline}`,
  background: vars.surface,
});
export const barQr = style({ inlineSize: u(16), blockSize: u(16), overflow: 'hidden', borderRadius: u(1) });
export const barWords = style({ minInlineSize: 0 });
/** Never cut, since it is typed: the bar grows with a long address. */
export const joinAt = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: u(least),
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const barCode = style({
  margin: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(9),
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const inCount = style({ display: 'grid', gap: u(1.2), margin: 0 });
export const inWords = style({ margin: 0, color: vars.inkSoft, whiteSpace: 'nowrap' });
export const inFigures = style({
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(6.6),
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const rail = style({
  inlineSize: '100%',
  blockSize: u(2),
  overflow: 'hidden',
  borderRadius: u(1),
  background: vars.railBg,
});
export const railFill = style({
  blockSize: '100%',
  borderRadius: u(1),
  background: vars.rail,
  transition: `inline-size calc(${vars.time} * 1.5) ${vars.ease}`,
});

/** The quizmaster's line to everybody. */
export const line = style([
  twoLines,
  {
    margin: 0,
    paddingInline: u(7),
    background: vars.brand,
    color: vars.onBrand,
    fontSize: u(4.8),
    fontWeight: 700,
    lineHeight: 1.35,
  },
]);

/** Hangs from the upper edge, above what the stage begins with. */
export const away = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: u(1.4),
  inlineSize: 'fit-content',
  marginBlock: 0,
  marginInline: 'auto',
  paddingInline: u(2),
  borderEndStartRadius: u(1.4),
  borderEndEndRadius: u(1.4),
  background: vars.raised,
  color: vars.ink,
  fontWeight: 600,
  lineHeight: 1.15,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: u(1.8),
      blockSize: u(1.8),
      borderRadius: '50%',
      background: vars.danger,
    },
  },
});

// Welcome

export const welcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: u(6),
  minBlockSize: 0,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' } },
});
export const welcomeWords = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 0.6fr) auto minmax(0, 1fr)',
  selectors: { '&[data-short]': { gridTemplateRows: `auto ${u(19)} auto minmax(0, 1fr)` } },
  rowGap: u(2.2),
  minBlockSize: 0,
  minInlineSize: 0,
});
export const welcomeTitle = style([display, { lineHeight: 1.04 }]);
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: u(2.4),
  margin: 0,
  color: vars.inkSoft,
  fontWeight: 600,
  selectors: { '&::after': { content: '', flex: 1, blockSize: u(0.3), background: vars.brand } },
});
export const names = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '0.28em',
  margin: 0,
  padding: 0,
});
export const name = style({
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  overflow: 'hidden',
  paddingInline: '0.5em',
  borderRadius: '0.4em',
  background: vars.raised,
  fontWeight: 600,
  lineHeight: 1.35,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const more = style([
  name,
  { background: 'none', color: vars.inkSoft, paddingInline: 0, selectors: { '&:empty': { display: 'none' } } },
]);
export const nobody = style({ margin: 0, color: vars.inkSoft, lineHeight: 1.25 });

/** How to join, as a ticket with its code as large as the room is deep. */
export const ticket = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  rowGap: u(1.4),
  inlineSize: u(58),
  minBlockSize: 0,
  paddingBlock: u(3),
  paddingInline: u(4),
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  textAlign: 'center',
  '@container': { [upright]: { inlineSize: 'auto' } },
});
export const ticketQr = style({ inlineSize: u(46), blockSize: u(46), overflow: 'hidden', borderRadius: u(1.4) });
export const ticketWords = style({ margin: 0, color: vars.inkSoft, fontSize: u(least), lineHeight: 1.25 });
export const ticketAddress = style({ display: 'block', color: vars.ink, fontWeight: 600, overflowWrap: 'anywhere' });
export const ticketCode = style({
  margin: 0,
  color: vars.brand,
  fontFamily: vars.fontDisplay,
  fontSize: u(13),
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

// Large words beside a drawing

export const poster = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: u(7),
  minBlockSize: 0,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const posterWords = style([centred, { rowGap: u(2.6) }]);
export const posterLead = style({ margin: 0, color: vars.inkSoft, fontSize: `max(0.36em, ${u(5)})`, lineHeight: 1.25 });
export const posterFacts = style({
  margin: 0,
  color: vars.brand,
  fontSize: `max(0.32em, ${u(least)})`,
  fontWeight: 700,
  lineHeight: 1.3,
});
export const posterDrawing = style({
  display: 'grid',
  inlineSize: u(46),
  blockSize: u(46),
  placeItems: 'center',
  borderRadius: '50%',
  border: `${u(0.9)} solid ${vars.brand}`,
  outline: `${u(0.3)} solid ${vars.brand}`,
  outlineOffset: u(1.2),
  margin: u(1.8),
  color: vars.brand,
  fontSize: u(24),
  '@container': { [upright]: { display: 'none' } },
});
export const posterNumber = style({
  fontFamily: vars.fontDisplay,
  fontSize: u(26),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

// A sponsor

export const ad = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  inlineSize: u(74),
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  animation: `${arrive} calc(${vars.time} * 1.5) ${vars.ease}`,
  '@container': { [upright]: { inlineSize: 'auto', blockSize: u(56) } },
});
export const adBody = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, auto)',
  gridTemplateRows: 'minmax(0, 1fr)',
  rowGap: u(2),
  minBlockSize: 0,
  padding: u(4),
});
export const adPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  borderRadius: u(1),
});
export const adText = style([
  display,
  { minBlockSize: 0, textAlign: 'center', selectors: { 'img + &': { blockSize: u(15) } } },
]);
export const adSponsor = style({
  paddingBlock: u(1.4),
  paddingInline: u(4),
  background: vars.raised,
  color: vars.inkSoft,
  fontWeight: 600,
  textAlign: 'center',
});
export const adSponsorName = style([twoLines, { margin: 0, textWrap: 'balance' }]);

// Answers

export const answers = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoRows: `minmax(0, ${u(21)})`,
  alignContent: 'start',
  rowGap: u(1.4),
  minBlockSize: 0,
  margin: 0,
  padding: 0,
});
export const answer = style({
  display: 'grid',
  gridTemplateColumns: `${u(12)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: u(3),
  minBlockSize: 0,
  paddingInlineEnd: u(3),
  overflow: 'hidden',
  borderRadius: u(1.8),
  background: vars.slipBg,
});
export const answerNumber = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  background: vars.slipStub,
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: u(6),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});
export const answerBox = style([centred, { paddingBlock: u(0.4) }]);
export const answerText = style([display, { textWrap: 'wrap' }]);
/** A longer note is for the quizmaster to tell. */
export const note = style([soft, twoLines, { fontSize: u(least), lineHeight: 1.2 }]);
export const share = style({ display: 'grid', justifyItems: 'end', rowGap: u(0.8), margin: 0, minInlineSize: u(30) });
export const shareWords = style({ color: vars.inkSoft, fontWeight: 600, whiteSpace: 'nowrap' });
export const shareRail = style([rail, { inlineSize: u(30), blockSize: u(1.6) }]);

// Boards

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
  overflowWrap: 'anywhere',
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

// The first three

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
