import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const dialogFields = style({ display: 'grid', gap: space(3) });
