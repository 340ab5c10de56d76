import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** May have the focus, and is no control. */
export const sentence = style({ margin: 0, color: vars.ink, outline: 'none' });
