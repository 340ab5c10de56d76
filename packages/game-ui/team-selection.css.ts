import { style } from '@vanilla-extract/css';

/** Kept for the main button, which is there only with a name: nothing moves under a thumb when it comes. */
export const place = style({ display: 'grid', alignItems: 'center', minBlockSize: '56px', textAlign: 'center' });
