import { space, text } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Buttons beside each other and equally wide, where their words fit. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${text(8)}), 1fr))`,
  gap: space(2),
});
