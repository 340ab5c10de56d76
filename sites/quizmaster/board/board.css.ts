import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';
import { wide } from '../wide.ts';

export { main, page } from '../game-page.css.ts';
export const soft = softType;
export const boards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(6),
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const card = style({
  padding: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  minInlineSize: 0,
});
export const cardTitle = style([display, { fontSize: text(1.375), lineHeight: 1.2 }]);
/** Above what has no space of its own. */
export const cardHead = style([cardTitle, { marginBlockEnd: space(3) }]);
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  marginBlockStart: space(3),
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
/** A cell that stays in sight takes its line along: the lines are the cells' own. */
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });
const cell = style({
  paddingBlock: space(2),
  paddingInline: space(2),
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  selectors: { 'tbody > tr:last-child > &': { borderBlockEnd: 0 } },
});
export const head = style([cell, { color: vars.inkSoft, fontSize: text(0.875), fontWeight: 600 }]);
export const headFigure = style([head, { textAlign: 'end' }]);

/** Place, team and points stay in sight; the rounds between scroll below them. On the smallest phones the place scrolls, too. */
const placeSize = '3.25rem';
const smallest = 'screen and (max-width: 359px)';
const kept = style({ position: 'sticky', background: vars.cardBg });
const keptPlace = style({
  boxSizing: 'border-box',
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: placeSize,
  minInlineSize: placeSize,
  background: vars.cardBg,
  '@media': { [smallest]: { position: 'static' } },
});
const keptTeam = style([kept, { insetInlineStart: placeSize, '@media': { [smallest]: { insetInlineStart: 0 } } }]);
const keptTotal = style([kept, { insetInlineEnd: 0 }]);
export const headPlace = style([head, keptPlace]);
export const headTeam = style([head, keptTeam]);
export const headTotal = style([headFigure, keptTotal]);

export const short = style({ textDecoration: 'none' });
const number = style({
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});
export const place = style([cell, number, keptPlace, { fontSize: text(1.125), color: vars.brand }]);
export const team = style([cell, keptTeam, { fontWeight: 600 }]);
/** As wide as its longest word, up to a size at which the rounds have room beside it: only a longer word breaks. */
export const name = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: 'max(7.5em, 30vw)',
  overflowWrap: 'break-word',
  '@media': { [wide]: { maxInlineSize: '20em' } },
});
export const figure = style([cell, { textAlign: 'end', color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' }]);
export const total = style([cell, number, keptTotal, { textAlign: 'end', fontSize: text(1.25) }]);
export const veiled = style([cell, { color: vars.inkSoft, fontStyle: 'italic' }]);

export const publish = style({ display: 'grid', gap: space(3) });
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });
/** With a sentence below one of them, the others stay where they are. */
export const inputs = style([fields, { alignItems: 'start' }]);
/** Below what opens them, with room for its ring. */
export const questions = style([inputs, { marginBlockStart: space(2) }]);
export const field = style({ flex: '1 1 9em', minInlineSize: 0, maxInlineSize: '22em' });
export const figureField = style([field, { flexBasis: '6em', maxInlineSize: '9em' }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const plate = style({ display: 'grid', flex: '1 1 16em', maxInlineSize: '30em' });
export const lines = style([
  plain,
  { display: 'grid', gap: space(1), marginBlockStart: space(3), selectors: { '&:empty': { display: 'none' } } },
]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingBlock: space(2),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  overflowWrap: 'anywhere',
});
export const rounds = style([plain, { display: 'grid', gap: space(5), marginBlockStart: space(4) }]);
export const each = style({ marginBlockStart: space(1) });
/** With an arrow that says that it opens: down when it is open. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  paddingInlineEnd: space(2),
  cursor: 'pointer',
  borderRadius: vars.fieldRadius,
  selectors: {
    '&:hover': { color: vars.brand },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '0.6em',
    blockSize: '0.6em',
    marginInline: '0.1em',
    borderBlockEnd: '2px solid currentColor',
    borderInlineEnd: '2px solid currentColor',
    rotate: '-45deg',
    transition: `rotate ${vars.time} ${vars.ease}`,
  },
});
globalStyle(`details[open] > ${summary}::before`, { rotate: '45deg', translate: '0 -0.15em' });
