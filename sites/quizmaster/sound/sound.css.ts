import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const whole = style({ display: 'grid', gap: space(3) });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });
