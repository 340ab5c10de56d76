import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';

/** The switch in the head of every page. */
export const choice = style({ inlineSize: '100%', maxInlineSize: '20rem' });

export const people = style([plain, { display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(3),
  paddingInlineStart: space(5),
  paddingInlineEnd: space(3),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const about = style({ display: 'grid', gap: space(1), flex: '1 1 0', minInlineSize: 0 });
export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});
export const name = style([display, { overflowWrap: 'anywhere', minInlineSize: 0 }]);
export const soft = softType;
export const linkPart = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });
