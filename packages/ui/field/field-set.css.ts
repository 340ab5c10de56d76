import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { label } from './field.css.ts';

/** A legend takes no part in its fieldset's gaps. */
export const legend = style([label, { marginBlockEnd: space(2) }]);
