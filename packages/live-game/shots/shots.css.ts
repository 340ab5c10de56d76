import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Takes over the focus of a pressed button and is no control, so it shows no focus ring. */
export const rail = style({ outline: 'none' });

/** Below a picture: where it is, and the button that changes it. */
export const onScreen = style({ display: 'grid', justifyItems: 'start', gap: space(1) });
