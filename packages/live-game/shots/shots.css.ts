import { style } from '@vanilla-extract/css';

/** Takes over the focus from the button that was pressed; there is nothing to press in it. */
export const rail = style({ outline: 'none' });
