import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** In reach however far one has read, and at the same place for every round: a thumb turns page after page. */
export const turning = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7em, 100%), 1fr))',
  gap: space(3),
  marginInline: space(-5),
  paddingBlock: space(2),
  paddingInline: space(5),
  background: vars.surface,
});
/** Rounds are of different lengths; the dialog is not, or its buttons would move under the thumb that turns them. */
export const page = style({ minBlockSize: 'min(52vh, 30em)' });
/** The heading and what is said of the whole round. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  paddingBlock: space(3),
});
