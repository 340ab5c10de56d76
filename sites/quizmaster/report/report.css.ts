import { space, text, vars } from '@snug/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { display, soft as softType } from '../type.css.ts';

/** From here on a table has room. */
const atLeast = '(min-width: 700px)';

/** Not on paper: what can be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const soft = style([softType, { maxInlineSize: '42rem' }]);

export const section = style({ display: 'grid', gap: space(4), marginBlockStart: space(12), minInlineSize: 0 });
globalStyle(`${section} > *`, { minInlineSize: 0 });
export const sectionOnScreen = style([section, { '@media': { print: { display: 'none' } } }]);
export const heading = style([display, { fontSize: text(1.5), lineHeight: 1.2, breakAfter: 'avoid' }]);
export const subHeading = style([
  display,
  { fontSize: text(1.125), lineHeight: 1.3, breakAfter: 'avoid', overflowWrap: 'anywhere' },
]);
/** A question with its answers stays on one page where it can. */
export const block = style({ display: 'grid', gap: space(3), minInlineSize: 0, breakInside: 'avoid' });

// Tables
export const scroller = style({
  // Holds the caption, which is for screen readers.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  // A shade at each edge behind which the table goes on: the covers in the table's colour scroll with it and hide them at its ends.
  background: [
    `linear-gradient(to right, ${vars.cardBg} 40%, transparent) left / 2.5rem 100% no-repeat local`,
    `linear-gradient(to left, ${vars.cardBg} 40%, transparent) right / 2.5rem 100% no-repeat local`,
    `linear-gradient(to right, ${vars.shade}, transparent) left / 0.875rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${vars.shade}, transparent) right / 0.875rem 100% no-repeat scroll`,
    vars.cardBg,
  ].join(', '),
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
  '@media': { print: { overflow: 'visible', border: 0, borderRadius: 0, background: 'none' } },
});

export const cellGap = createVar();
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  vars: { [cellGap]: space(2) },
  '@media': {
    [atLeast]: { vars: { [cellGap]: space(3) } },
    print: { fontSize: text(0.9375), vars: { [cellGap]: space(1.5) } },
  },
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} thead`, { display: 'table-header-group' });
globalStyle(`${table} caption`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space(2.5),
  paddingInline: cellGap,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  lineHeight: 1.35,
});
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: space(4),
  '@media': { print: { paddingInlineStart: 0 } },
});
globalStyle(`${table} :is(th, td):last-child`, {
  paddingInlineEnd: space(4),
  '@media': { print: { paddingInlineEnd: 0 } },
});
globalStyle(`${table} tbody:last-child tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} thead th`, { color: vars.inkSoft, fontSize: text(0.875), fontWeight: 600 });
globalStyle(`${table} tfoot > tr > *`, {
  borderBlockStart: `2px solid ${vars.edge}`,
  borderBlockEnd: 0,
  fontWeight: 700,
});

export const number = style({});
globalStyle(`${table} ${number}`, { textAlign: 'end', whiteSpace: 'nowrap' });
export const name = style({});
globalStyle(`${table} ${name}`, { fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: '6.5rem' });
export const day = style({});
globalStyle(`${table} ${day}`, { fontWeight: 600, whiteSpace: 'nowrap' });
export const under = style([softType, { display: 'block', fontSize: text(0.8125), fontWeight: 400 }]);

/** Several short texts in one cell. */
export const list = style({ minInlineSize: '9rem' });
