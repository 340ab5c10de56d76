import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display, kicker as kickerType, mat as matType, plain, press, soft as softType } from '../type.css.ts';
import { wide } from '../wide.ts';

/** A term has room beside what it is about. */
const roomy = 'screen and (min-width: 20em)';
const forcedColours = '(forced-colors: active)';

export { back } from '../console.css.ts';
export const soft = softType;
export const kicker = kickerType;

export const page = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100dvh',
  background: vars.ground,
  '@media': {
    [wide]: {
      // With large text the questions need more than a quarter.
      gridTemplateColumns: 'minmax(min(17.5rem, 34%), 24fr) minmax(0, 76fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"header header" "left middle" "left keys"',
      blockSize: '100dvh',
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(1),
  paddingInline: `${space(2)} ${space(3)}`,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      gridArea: 'header',
      gap: space(4),
      paddingBlock: space(2),
      paddingInlineStart: space(3),
      paddingInlineEnd: space(6),
    },
  },
});
// On a phone the state of the line has a line of its own, below the title.
globalStyle(`${header} > :last-child`, {
  '@media': { 'screen and (max-width: 480px)': { marginInlineStart: '48px' } },
});
export const name = style({ flex: '1 1 7.5em', minInlineSize: 0 });
export const title = style([
  display,
  { fontSize: text(1.0625), lineHeight: 1.2, outline: 'none', '@media': { [wide]: { fontSize: text(1.25) } } },
]);
export const unsent = style({ color: vars.danger, fontWeight: 600, fontSize: text(0.9375) });

export const left = style({
  paddingBlock: `${space(1.5)} ${space(1)}`,
  paddingInline: space(3),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      gridArea: 'left',
      borderBlockEnd: 0,
      paddingBlock: space(3),
      paddingInline: space(3),
      overflowY: 'auto',
      borderInlineEnd: `${vars.line} solid ${vars.hairline}`,
    },
  },
});

export const roundLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockEnd: space(1.5),
  '@media': { [wide]: { marginBlockEnd: space(3) } },
});
export const rounds = style([plain, { display: 'flex', flexWrap: 'wrap', gap: space(2) }]);
export const round = style([
  press,
  {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minInlineSize: '44px',
    minBlockSize: '44px',
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontFamily: vars.fontDisplay,
    fontSize: text(1.0625),
    fontWeight: 700,
    textDecoration: 'none',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: { '&[aria-current]': { backgroundColor: vars.raised, boxShadow: `inset 0 -3px 0 ${vars.brand}` } },
    '@media': { [forcedColours]: { selectors: { '&[aria-current]': { outline: '3px solid Highlight' } } } },
  },
]);
export const paperButton = style([
  press,
  {
    minBlockSize: '44px',
    paddingInline: space(3),
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontSize: text(0.9375),
    fontWeight: 600,
    selectors: {
      '&[aria-pressed="true"]': { backgroundColor: vars.raised, boxShadow: `inset 0 -3px 0 ${vars.brand}` },
    },
    '@media': { [forcedColours]: { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } } },
  },
]);
/** Something waits there. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineEnd: '5px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.brand,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});

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

export const middle = style({
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'middle', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const head = style({
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': { [wide]: { paddingBlock: space(4), paddingInline: space(6) } },
});
export const kickerLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
});
export const stepState = style({ color: vars.brand, fontSize: text(0.875), lineHeight: 1.3 });
// A term stands on the line of what it is about: the answers are to begin high on the screen.
globalStyle(`${head} dl`, {
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `0 ${space(2)}`,
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${head} dt`, { '@media': { [roomy]: { gridColumn: 1, marginBlock: 0, letterSpacing: '0.06em' } } });
globalStyle(`${head} dd`, { '@media': { [roomy]: { gridColumn: 2 } } });
export const question = style([
  display,
  {
    fontSize: text(1.25),
    lineHeight: 1.2,
    marginBlock: `${space(0.5)} ${space(2)}`,
    overflowWrap: 'anywhere',
    '@media': { [wide]: { fontSize: text(1.625), marginBlock: `${space(1)} ${space(3)}` } },
  },
]);

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min-content',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    // Beside large text nothing has room.
    'screen and (max-width: 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    'screen and (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
    [wide]: { paddingInline: space(6) },
  },
});

/** What to do next, as wide and as tall whatever it says: nothing below it moves. */
export const step = style({ display: 'grid', alignItems: 'center', minInlineSize: 0, minBlockSize: '56px' });

export const rows = style([plain, {}]);
/** A sentence over the page, so that nothing moves for it: over its head on a phone, where rows stand at the end; else over the keys. */
export const note = style({
  position: 'fixed',
  zIndex: 1,
  insetBlockStart: space(2),
  insetInline: space(4),
  maxInlineSize: '36rem',
  margin: '0 auto',
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `2px solid ${vars.danger}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // It stays until the next command, and whatever lies under it can be pressed.
  pointerEvents: 'none',
  selectors: { '&:empty': { opacity: 0 } },
  '@media': { [wide]: { insetBlockStart: 'auto', insetBlockEnd: space(4) } },
});
/** What can be disabled as one, without a box of its own. */
export const desk = style({ display: 'contents' });
export const final = style({
  margin: 0,
  paddingBlock: space(3),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  fontWeight: 600,
  '@media': { [wide]: { paddingInline: space(6) } },
});

/** An answer, its marks, and whose it is. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(0.5),
  paddingBlock: `${space(3)} ${space(1)}`,
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  borderInlineStart: '4px solid transparent',
  outline: 'none',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.raised, borderInlineStartColor: vars.brand },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [forcedColours]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
    [wide]: { paddingInline: `${space(5)} ${space(6)}` },
  },
});

/** One text of an answer beside its marks. */
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  borderRadius: vars.fieldRadius,
  selectors: {
    '&[data-here]': { boxShadow: `0 0 0 2px ${vars.brand}` },
    '& + &': { marginBlockStart: space(2) },
  },
});
export const answer = style({
  flex: '1 1 10em',
  minInlineSize: 0,
  margin: 0,
  fontSize: text(1.1875),
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const times = style({
  marginInlineStart: space(2),
  color: vars.inkSoft,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});
export const marks = style({ display: 'flex', gap: space(1.5), flex: '0 1 auto' });
export const mark = style([
  press,
  {
    minInlineSize: '62px',
    minBlockSize: '44px',
    paddingInline: space(2.5),
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontSize: text(0.9375),
    fontWeight: 600,
    textAlign: 'center',
    selectors: {
      '&:disabled': { color: vars.inkSoft, cursor: 'default' },
      // A proposal is a dashed edge, a grade is filled.
      '&[data-proposed]': { borderStyle: 'dashed', borderWidth: '2px', borderColor: vars.brand },
      '&[aria-pressed="true"]': {
        background: vars.brand,
        borderColor: vars.brand,
        color: vars.onBrand,
        fontWeight: 700,
      },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

export const why = style([
  softType,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(0.5)} ${space(2)}`,
    // As tall without the key that it shows at the cursor, or the button.
    minBlockSize: '1.9em',
    overflowWrap: 'anywhere',
    selectors: { '&[data-parts]': { minBlockSize: '44px' } },
  },
]);
export const proposedWord = style({ color: vars.brand, fontWeight: 600 });
export const names = style([softType, { overflowWrap: 'anywhere' }]);
export const late = style([softType, { fontStyle: 'italic', overflowWrap: 'anywhere' }]);
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  color: vars.danger,
  fontWeight: 600,
});
/** Whose it is, and more about it at the end of the line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
});
export const whose = style({ flex: '1 1 12em', minInlineSize: 0 });
export const more = style({ fontSize: text(0.9375), selectors: { '&[open]': { flexBasis: '100%' } } });
export const moreSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.inkSoft,
  cursor: 'pointer',
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
export const moreBody = style({ display: 'grid', justifyItems: 'start', gap: space(2), paddingBlockEnd: space(2) });
export const trail = style([plain, { display: 'grid', gap: space(1), color: vars.inkSoft }]);

export const folded = style({ paddingInline: space(4), '@media': { [wide]: { paddingInline: space(6) } } });

export const paper = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '36rem',
  paddingBlock: space(4),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(6) } },
});
export const paperAdd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });
export const paperForm = style({ display: 'grid', gap: space(3) });
/** The number of a question, and its text on the same line. */
export const paperLabel = style({ display: 'flex', gap: space(2), whiteSpace: 'nowrap' });
export const paperQuestion = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.inkSoft,
  fontWeight: 400,
});

/** An appeal beside its answer. */
export const appeal = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `${vars.line} solid ${vars.brand}`,
  borderRadius: vars.fieldRadius,
  maxInlineSize: '42rem',
});
export const appealReason = style({ margin: 0, overflowWrap: 'anywhere' });
export const appealButtons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const appealHint = style([softType, { flexBasis: '100%' }]);

/** The keys, where there is a keyboard. */
export const keys = style({
  display: 'none',
  '@media': {
    [wide]: {
      gridArea: 'keys',
      display: 'flex',
      gap: space(4),
      maxBlockSize: '40dvh',
      overflowY: 'auto',
      paddingBlock: space(1.5),
      paddingInline: space(6),
      borderBlockStart: `${vars.line} solid ${vars.hairline}`,
      color: vars.inkSoft,
      fontSize: text(0.875),
    },
  },
});
export const keysButton = style([
  press,
  {
    alignSelf: 'center',
    flex: 'none',
    minBlockSize: '44px',
    paddingInline: space(2),
    marginInlineStart: space(-2),
    borderRadius: vars.fieldRadius,
    fontWeight: 600,
    '::after': {
      content: '',
      display: 'inline-block',
      marginInlineStart: '0.5em',
      border: '0.3em solid transparent',
      borderInlineStartColor: 'currentColor',
      borderInlineEndWidth: 0,
    },
    selectors: { '&[aria-expanded="true"]::after': { rotate: '90deg' } },
  },
]);
export const keyPairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${space(1)} ${space(4)}`,
  minInlineSize: 0,
});
export const keyPair = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), whiteSpace: 'nowrap' });
export const dialogFields = style({ display: 'grid', gap: space(3) });
