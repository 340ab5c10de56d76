import { style } from '@vanilla-extract/css';

/** The place of the feedback, so that nothing below moves when its script and then the hosts come: of stars, or of thanks. */
export const feedback = style({ minBlockSize: '220px' });
