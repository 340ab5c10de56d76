import { style } from '@vanilla-extract/css';

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page or a dialog it would be a pixel too many, and a classic scrollbar would stand there.
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
