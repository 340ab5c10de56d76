import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The hint, and the count at the end of its line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  selectors: { '&:has(> :nth-child(2))': { justifyContent: 'flex-end', textAlign: 'end' } },
});
/** Takes a line of its own where the count beside it would leave no room for words. */
export const words = style({ flex: '1 1 10em', textAlign: 'start' });
