import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const upload = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minInlineSize: 0,
  // As wide as the cropper.
  maxInlineSize: '360px',
  marginInline: 'auto',
});
