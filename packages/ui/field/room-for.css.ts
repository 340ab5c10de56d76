import { style } from '@vanilla-extract/css';
import { error, field } from './field.css.ts';

export const room = style([field]);
/** As high as the sentence is once it is said. */
export const unsaid = style([error, { visibility: 'hidden' }]);
