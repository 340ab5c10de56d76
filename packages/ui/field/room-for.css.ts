import { style } from '@vanilla-extract/css';
import { error } from './field.css.ts';

/** As high as the sentence is once it is said. */
export const unsaid = style([error, { visibility: 'hidden' }]);
