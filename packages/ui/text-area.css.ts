import { style } from '@vanilla-extract/css';
import { control } from './control.css.ts';

export const area = style([
  control,
  {
    display: 'block',
    // No higher than leaves the words around it in sight, keyboard and all.
    maxBlockSize: 'max(8lh, 50vh)',
    fieldSizing: 'content',
    resize: 'block',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
]);
