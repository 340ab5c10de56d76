import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The table under a story. */
export const table = style({
  boxSizing: 'border-box',
  minBlockSize: '100vh',
  padding: space(5),
  background: vars.ground,
  selectors: {
    '&[data-bare]': { padding: 0 },
    // On a docs page there are several.
    '&[data-docs]': { minBlockSize: 0 },
  },
});
