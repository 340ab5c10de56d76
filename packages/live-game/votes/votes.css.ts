import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
/** As high before it has loaded, so that nothing below moves. */
export const winner = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
});
export const result = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const photoChoice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  overflowWrap: 'anywhere',
});
export const photo = style([winner, { maxInlineSize: '20rem' }]);
