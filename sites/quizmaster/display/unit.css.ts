import { createVar } from '@vanilla-extract/css';

/**
 * The unit of every size: a hundredth of the screen's height where it is as wide as 4:3 or wider. By it a preview in the console
 * is the television, smaller.
 */
export const unit = createVar();
