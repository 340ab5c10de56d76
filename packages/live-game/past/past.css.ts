import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Sticky, and at the same place for every round, so that a thumb can press it repeatedly. */
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
/** The same height for every round, or the dialog's buttons would move under the thumb. */
export const page = style({ minBlockSize: 'min(52vh, 30em)' });
/** The heading and the facts about the whole round. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  paddingBlock: space(3),
});
