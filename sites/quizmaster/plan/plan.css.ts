import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';

export const stack = style({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({ display: 'grid', gap: space(2), justifyItems: 'start' });
export const title = style([
  display,
  { fontSize: text(2), lineHeight: 1.12, minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' },
]);
export const heading = style([display, { fontSize: text(1.375), lineHeight: 1.2 }]);
export const soft = style([softType, { maxInlineSize: '42rem', lineHeight: 1.45, overflowWrap: 'anywhere' }]);
/** A code is read as one. */
export const code = style({ whiteSpace: 'nowrap' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxInlineSize: '34rem',
});
export const fieldset = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  border: 0,
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  margin: 0,
  padding: 0,
  paddingBlockStart: space(6),
  minInlineSize: 0,
});
/** A legend sits on the border of its fieldset; as a heading it belongs below it. */
export const legend = style([
  heading,
  { float: 'inline-start', inlineSize: '100%', padding: 0, marginBlockEnd: space(1) },
]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'end',
  gap: space(4),
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
export const wrong = style({ margin: 0, color: vars.danger, fontWeight: 600 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(4),
  maxInlineSize: '34rem',
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  paddingBlockStart: space(6),
});
/** Fields take the whole line; buttons do not. */
export const whole = style({ inlineSize: '100%' });
export const nights = style([
  plain,
  { display: 'grid', gap: space(1), fontVariantNumeric: 'lining-nums tabular-nums' },
]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space(2),
  minBlockSize: '44px',
  color: vars.ink,
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' } },
});
export const dialogFields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
