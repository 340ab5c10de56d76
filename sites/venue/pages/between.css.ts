import { space } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const stack = style({ display: 'flex', flexDirection: 'column', gap: space(4) });

/** The place of the survey's card, so that nothing below moves when it comes: of a question, or of thanks. */
export const between = styleVariants({
  tall: [stack, { minBlockSize: '400px' }],
  short: [stack, { minBlockSize: '150px' }],
});
