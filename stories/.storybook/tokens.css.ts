import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space(3),
});
export const name = style({ display: 'flex', alignItems: 'center', gap: space(3) });
export const swatch = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.fieldRadius,
});
