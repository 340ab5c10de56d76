import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { main as framed } from '../game-page.css.ts';
import { display, kicker, plain, soft as softType } from '../type.css.ts';

export { page } from '../game-page.css.ts';
export const soft = softType;
export const main = style([framed, { maxInlineSize: '52rem' }]);

/** What is on now: the question whether to begin, how far it is, or the verdict. */
export const stage = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(5),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  minInlineSize: 0,
});
export const verdict = style([display, { fontSize: text(1.75), lineHeight: 1.15 }]);
export const lead = style({ margin: 0, lineHeight: 1.5, maxInlineSize: '38rem' });
export const wide = style({ inlineSize: '100%' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

export const findings = style({ display: 'grid', gap: space(4), minInlineSize: 0 });
export const heading = style([display, { fontSize: text(1.375), lineHeight: 1.2 }]);
export const group = style({ display: 'grid', gap: space(2), minInlineSize: 0 });
export const round = style([kicker, { overflowWrap: 'anywhere' }]);
export const list = style([plain, { display: 'grid', gap: space(3) }]);
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(4)}`,
  padding: `${space(2)} ${space(4)}`,
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  minBlockSize: '44px',
  minInlineSize: '9em',
  color: vars.ink,
  fontWeight: 700,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
export const what = style({
  flex: '1 1 16em',
  display: 'grid',
  gap: space(1),
  minInlineSize: 0,
  paddingBlock: space(2),
  overflowWrap: 'anywhere',
});
/** The question, for whoever knows it by its words: three lines at most. */
export const asked = style([
  softType,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontFamily: vars.fontDisplay,
  },
]);
export const says = style({ margin: 0, lineHeight: 1.45 });
