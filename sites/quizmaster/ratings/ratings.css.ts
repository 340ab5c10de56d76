import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';

export const head = style({ display: 'grid', gap: space(2) });
export const title = style([display, { fontSize: text(2), lineHeight: 1.12 }]);
export const mean = style([display, { fontSize: text(1.25), lineHeight: 1.35, marginBlockStart: space(4) }]);
export const groups = style([plain, { display: 'grid', gap: space(6) }]);
export const notes = style([plain, { display: 'grid', gap: space(2), marginBlockStart: space(2) }]);
export const note = style({
  padding: `${space(3)} ${space(4)}`,
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const soft = softType;
export const waiting = style([softType, { marginBlockStart: space(4), fontWeight: 600 }]);
