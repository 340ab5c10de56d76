import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Gets the focus and is no control, so it shows no focus ring. */
export const sentence = style({ margin: 0, color: vars.ink, outline: 'none' });
