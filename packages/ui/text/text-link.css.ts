import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const link = style({
  // An inline box's padding moves no line, but enlarges the target for a thumb.
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
