import { digitSize } from '@snug/ui';
import { style } from '@vanilla-extract/css';

/** Eight digits fit where six do (H33). */
export const longCode = style({ vars: { [digitSize]: '11cqi' } });
