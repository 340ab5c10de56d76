import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const count = style({ color: vars.brand });
