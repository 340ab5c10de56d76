import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** A pub's own advertisement. */
export const advert = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '8 / 3',
  borderRadius: vars.cardRadius,
});
