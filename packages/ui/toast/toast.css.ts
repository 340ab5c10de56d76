import { space, vars } from '@snug/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** At the foot of the page, above a phone's own bar; the page between two toasts stays clickable. */
export const region = style({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  maxBlockSize: '100%',
  overflow: 'auto',
  paddingBlock: `${space(3)} max(${space(4)}, env(safe-area-inset-bottom, 0px))`,
  paddingInline: space(4),
  pointerEvents: 'none',
});

const base = style({
  boxSizing: 'border-box',
  display: 'flex',
  // As high as its text; where three are higher than the page, the region scrolls.
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space(2),
  inlineSize: '100%',
  maxInlineSize: '480px',
  minBlockSize: '56px',
  paddingBlock: space(1),
  paddingInline: `${space(4)} ${space(1)}`,
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  color: vars.ink,
  boxShadow: `0 16px 40px -12px ${vars.shade}`,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.time} ${vars.ease}`,
});

export const toast = styleVariants({ info: vars.info, good: vars.good, danger: vars.danger }, (tone) => [
  base,
  { borderInlineStartColor: tone },
]);

export const sentence = style({
  // On one line with the cross, however long; the action goes below where it would make the text a narrow column.
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: `calc(100% - 44px - ${space(2)})`,
  margin: 0,
  marginInlineEnd: 'auto',
  paddingBlock: space(2),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
