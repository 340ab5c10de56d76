import { space } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const gap = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 8: 8 }, (steps) => ({ gap: space(steps) }));
