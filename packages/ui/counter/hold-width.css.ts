import { style } from '@vanilla-extract/css';

/** Around changing digits: as wide as the widest text, so that nothing beside it moves. */
export const holder = style({ display: 'inline-grid', fontVariantNumeric: 'tabular-nums' });
/** The widest text, invisible and unread. Taken from an attribute, so that a search in the page does not find it. */
export const widest = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '::before': { content: 'attr(data-widest)' },
});
export const current = style({ gridArea: '1 / 1' });
