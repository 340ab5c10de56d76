import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { soft } from '../type.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  inlineSize: '100%',
  textAlign: 'start',
});
export const lead = soft;
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
});
export const list = style({ margin: 0, marginBlockStart: space(2), paddingInlineStart: space(5) });

/** A television on a desk. */
export const preview = style({
  boxSizing: 'border-box',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  overflow: 'hidden',
  border: `3px solid ${vars.edge}`,
  borderRadius: vars.fieldRadius,
  background: vars.ground,
});
export const previewScreen = style({ inlineSize: '100%', blockSize: '100%' });
