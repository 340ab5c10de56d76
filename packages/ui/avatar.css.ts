import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const avatar = style({
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${vars.hairline}`,
  borderRadius: '50%',
  background: vars.raised,
  color: vars.brand,
  overflow: 'hidden',
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
