import { gameMaxWidthPx } from '@snug/contract';
import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveBarHeight, barHeight } from './frame/bar-height.ts';

const width = `min(100%, ${gameMaxWidthPx}px)`;
const side = space(4);
/** A small phone: what is read once takes less room, so that the first answer and the result of a submission are in sight. */
const onSmallPhone = '(max-height: 640px)';
/** Large text or a zoomed page, where few lines fit beside the bar. */
const withFewLines = '(max-height: 26em)';
/** Keeps its width beside what gives way. */
export const rigid = style({ flex: 'none' });
export const plain = style({ margin: 0, padding: 0, listStyle: 'none' });

/** At least as tall as its container, so that the bar is at the bottom of a short screen too. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: '100%',
  background: vars.ground,
});

export const header = style({ borderBlockEnd: `${vars.line} solid ${vars.hairline}` });
export const headerInner = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(3)}`,
  inlineSize: width,
  marginInline: 'auto',
  paddingBlock: space(3),
  paddingInline: side,
  '@media': { [onSmallPhone]: { paddingBlock: space(1) } },
});
/** With large text, or on a narrow phone, the team wraps below the title instead of being squeezed. */
export const headerText = style({ flex: '1 1 9em', minInlineSize: 0 });
export const gameTitle = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.125),
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
});
export const place = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.35,
  textWrap: 'balance',
});
export const chip = style({
  display: 'flex',
  gap: '0.4ch',
  flex: '0 1 auto',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space(1.5),
  paddingInline: space(3),
  border: `${vars.line} solid ${vars.hairline}`,
  borderRadius: space(10),
  fontSize: text(0.9375),
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
export const chipName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const main = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space(4),
  inlineSize: width,
  marginInline: 'auto',
  paddingBlock: `${space(5)} calc(${space(8)} + var(${aboveBarHeight}, 0px))`,
  paddingInline: side,
  '@media': { [onSmallPhone]: { paddingBlockStart: space(3) } },
});

/**
 * In view however far the page is scrolled, and taking no room, so that nothing moves when it comes or goes. At the top of the
 * page it stands over the game's name, which nobody needs just then, and not over the round.
 */
export const connection = style({
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockStart: '8px',
  zIndex: 1,
  inlineSize: width,
  blockSize: 0,
  marginInline: 'auto',
  paddingInline: space(2),
});

/** Until the bar is measured it is as high as with text of the usual size. */
const clearOfBar = `calc(var(${barHeight}, ${space(24)}) + ${space(2)})`;

// Whatever gets the focus is scrolled clear of the bar at the bottom, also what a site puts between the rounds.
globalStyle(`${main} :where(a, button, input, select, textarea)`, { scrollMarginBlockEnd: clearOfBar });
// And of the connection's notice, as high as it is on a narrow phone.
globalStyle(`${connection} ~ * :where(a, button, input, select, textarea)`, { scrollMarginBlockStart: space(30) });

export const screen = style({ display: 'contents' });

// A screen without questions
export const status = style({
  paddingBlock: `${space(10)} ${space(8)}`,
  textAlign: 'center',
  '@media': { [onSmallPhone]: { paddingBlock: space(3) } },
});
export const statusPicture = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75em',
  blockSize: '2.75em',
  marginBlockEnd: space(4),
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: vars.mat,
  fontSize: text(1.375),
});
export const statusTitle = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(2),
  fontWeight: 700,
  lineHeight: 1.12,
  textWrap: 'balance',
  outline: 'none',
});
export const statusText = style({ margin: 0, marginBlockStart: space(3), color: vars.inkSoft, textWrap: 'balance' });

/** As high as the chairs, before their script is there: nothing below moves. */
export const chairsRoom = style({ minBlockSize: '15.5em' });

/** A quiet button, centred below the text. */
export const centred = style({ alignSelf: 'center' });

// The round
export const roundHead = style({ display: 'grid', gap: space(1.5) });
export const roundTitle = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.75),
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
  '@media': { [onSmallPhone]: { fontSize: text(1.375) } },
});
export const questionList = style([plain, { display: 'flex', flexDirection: 'column', gap: space(3) }]);
export const questionItem = style({ scrollMarginBlock: `${space(4)} ${clearOfBar}` });
export const nudge = style({ minBlockSize: '1.5em' });

// One question
export const clue = style({ color: vars.brand });
export const answers = style({ display: 'flex', flexDirection: 'column', gap: space(2.5) });
export const figure = style({ margin: 0 });
/** Its shape is unknown until it is loaded: every picture gets the same box and is shown whole in it. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '60vh',
  '@media': { [onSmallPhone]: { maxBlockSize: '32vh' } },
  objectFit: 'contain',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
});
export const pictureBox = style({ position: 'relative' });
/** Over the whole picture, with its drawing in a corner. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  padding: space(2),
  border: 0,
  borderRadius: vars.fieldRadius,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
globalStyle(`${enlarge} > svg`, { padding: space(1.5), borderRadius: vars.fieldRadius, background: vars.surface });
export const source = style({ margin: 0, marginBlockStart: space(1), color: vars.inkSoft, fontSize: text(0.9375) });
export const soft = style({ margin: 0, color: vars.inkSoft });
export const written = style({ color: vars.ink, fontWeight: 600 });

export const suggestions = style([plain, { display: 'flex', flexDirection: 'column', gap: space(2) }]);
export const suggestion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${space(3)}`,
  paddingBlock: space(1),
  paddingInline: `${space(3)} ${space(1)}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
});
export const suggestionText = style({
  flex: '1 1 5em',
  minInlineSize: 0,
  margin: 0,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
});
export const suggest = style({ display: 'flex', flexDirection: 'column', gap: space(2.5) });
export const suggestFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const suggestState = style({ flex: '1 1 7em', minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' });

// Submitting
export const submit = style({ display: 'flex', flexDirection: 'column', gap: space(2) });
export const detail = style({ display: 'block', color: vars.inkSoft });
export const confirmation = style({ display: 'flex', flexDirection: 'column', gap: space(3) });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const handedIn = style([plain, { display: 'flex', flexDirection: 'column' }]);
export const handedInLine = style({
  display: 'flex',
  gap: space(3),
  paddingBlock: space(3),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});
export const handedInNumber = style({
  minInlineSize: '1.5em',
  color: vars.brand,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const handedInText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** A team's name has up to 125 characters; the panel's sticky head must leave room for its content. */
export const panelTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

// The bar at the bottom, with what stands above it
export const foot = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 1 });
export const bar = style({
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  background: vars.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
});
export const barInner = style({
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'space-around',
  inlineSize: width,
  marginInline: 'auto',
  paddingBlock: space(2),
  paddingInline: space(1),
});
export const barButton = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(0.5),
  minInlineSize: '88px',
  minBlockSize: '48px',
  padding: space(1),
  border: 0,
  borderRadius: vars.fieldRadius,
  background: 'none',
  color: vars.inkSoft,
  font: 'inherit',
  fontSize: text(0.875),
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
globalStyle(`${barButton} > svg`, { '@media': { [withFewLines]: { display: 'none' } } });
