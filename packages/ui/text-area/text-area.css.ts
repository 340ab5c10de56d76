import { style } from '@vanilla-extract/css';
import { control } from '../field/control.css.ts';

export const area = style([
  control,
  {
    display: 'block',
    // No higher than leaves the text around it visible, with the keyboard open too.
    maxBlockSize: 'max(8lh, 50vh)',
    fieldSizing: 'content',
    resize: 'block',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
]);
