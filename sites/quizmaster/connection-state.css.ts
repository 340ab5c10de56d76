import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './wide.ts';

/** As wide as the longest of its sentences: what stands beside it does not move when another is said. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto',
  alignContent: 'center',
  '@media': { [wide]: { justifyItems: 'end' } },
});

/** The room of a sentence that is not said, with that of its dot. Not a text: it is neither read nor found. */
export const room = style({
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  paddingInlineStart: `calc(0.6em + ${space(2)})`,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-sentence)' },
});
