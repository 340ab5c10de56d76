import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { game } from '../page.css.ts';
import { display, plain, soft as softType } from '../type.css.ts';

const atLeast = '(min-width: 900px)';
const beside = '(min-width: 560px)';

export const stack = style({ display: 'grid', gap: space(10), gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({ display: 'grid', gap: space(2), justifyItems: 'start', marginBlockEnd: space(2) });
export const title = style([
  display,
  { fontSize: text(2), lineHeight: 1.12, minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' },
]);
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  inlineSize: '100%',
});
export const heading = style([display, { fontSize: text(1.5), lineHeight: 1.2 }]);
export const subHeading = style([display, { fontSize: text(1.125), lineHeight: 1.3 }]);
export const soft = style([softType, { maxInlineSize: '42rem', lineHeight: 1.45 }]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.ink,
  textUnderlineOffset: '0.25em',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' } },
});
/** On a phone the counts stand below the name. */
export const line = style([
  game,
  { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
]);
export const counts = style([softType, { '@media': { [beside]: { textAlign: 'end' } } }]);

export const section = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = style([section, { gap: space(3), marginBlockStart: space(2) }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });

// Ads and questions in their list
export const items = style([plain, { display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(4),
  padding: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '64px',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  overflow: 'hidden',
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const missing = style({ color: vars.inkSoft });
export const itemWords = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space(1),
  justifyItems: 'start',
});
export const itemText = style({ margin: 0, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const figures = style([softType, { fontVariantNumeric: 'lining-nums tabular-nums' }]);
export const itemActions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginInlineStart: 'auto' });
export const itemError = style({ flexBasis: '100%' });
export const change = style([link, { paddingInline: space(3), fontWeight: 600 }]);

// Forms
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(10),
  marginBlockStart: space(6),
  '@media': { [atLeast]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space(12) } },
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
export const fieldset = style({ display: 'grid', gap: space(3), border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space(1), fontWeight: 600 });
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: space(4),
});
export const wrong = style({ margin: 0, color: vars.danger, fontWeight: 600 });
export const options = style([plain, { display: 'grid', gap: space(2) }]);
export const option = style({ display: 'flex', alignItems: 'center', gap: space(2) });
globalStyle(`${option} > :first-child`, { flexGrow: 1 });
export const pictureField = style({ display: 'grid', gap: space(3), minInlineSize: 0, outline: 'none' });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });

export const code = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.fieldRadius,
  background: vars.fieldBg,
  fontSize: text(0.875),
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

// Preview
export const previewPlace = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [atLeast]: { position: 'sticky', insetBlockStart: space(6) } },
});
export const phone = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginBlockStart: space(2),
  padding: '10px',
  border: `2px solid ${vars.edge}`,
  borderRadius: '36px',
  background: vars.surface,
});
export const screen = style({
  boxSizing: 'border-box',
  minBlockSize: '26rem',
  padding: space(4),
  borderRadius: '26px',
  background: vars.ground,
  overflow: 'hidden',
});
