import { style } from '@vanilla-extract/css';

/** Takes over the focus of a pressed button and is no control, so it shows no focus ring. */
export const rail = style({ outline: 'none' });
