import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The buttons beside the picture, or below it where even one has no room there. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });

export const beside = style({ flex: '1 1 11em', minInlineSize: 0 });
