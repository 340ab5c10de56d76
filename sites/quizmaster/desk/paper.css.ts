import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../wide.ts';

export const paper = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '36rem',
  paddingBlock: space(4),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(6) } },
});

export const paperAdd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });

export const paperForm = style({ display: 'grid', gap: space(3) });

/** The number of a question, and its text on the same line. */
export const paperLabel = style({ display: 'flex', gap: space(2), whiteSpace: 'nowrap' });

export const paperQuestion = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.inkSoft,
  fontWeight: 400,
});
