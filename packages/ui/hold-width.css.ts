import { style } from '@vanilla-extract/css';

/** Around figures that change: as wide as the widest will be, so that nothing beside them moves. */
export const holder = style({ display: 'inline-grid', fontVariantNumeric: 'tabular-nums' });
/** The widest, unseen and unheard. Text in an attribute is found by nobody who looks for words. */
export const widest = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '::before': { content: 'attr(data-widest)' },
});
export const current = style({ gridArea: '1 / 1' });
