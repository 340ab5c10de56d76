import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from './focus-ring.ts';

export const link = style({
  // Padding of an inline box moves no line, yet gives a thumb something to hit.
  paddingBlock: space(2.5),
  color: vars.ink,
  textDecorationLine: 'underline',
  textDecorationColor: vars.brand,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
  borderRadius: '4px',
  selectors: {
    '&:hover': { color: vars.brand },
    '&:focus-visible': focusRing,
  },
});
