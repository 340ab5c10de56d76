import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  background: vars.ground,
  color: vars.ink,
  outline: 'none',
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${space(2)} + env(safe-area-inset-top, 0px))`,
  insetInlineEnd: space(2),
  borderRadius: vars.fieldRadius,
  background: vars.surface,
});
