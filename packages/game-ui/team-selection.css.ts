import { style } from '@vanilla-extract/css';

/** Reserved for the main button, which is shown only with a name, so that nothing moves under a thumb when it appears. */
export const place = style({ display: 'grid', alignItems: 'center', minBlockSize: '56px', textAlign: 'center' });
