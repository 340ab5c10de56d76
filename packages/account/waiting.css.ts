import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });
