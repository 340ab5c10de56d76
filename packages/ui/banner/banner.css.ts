import { space, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '48px',
  paddingBlock: space(2.5),
  paddingInline: `${space(4)} ${space(3)}`,
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  color: vars.ink,
});

export const banner = styleVariants({ info: vars.info, good: vars.good, danger: vars.danger }, (tone) => [
  base,
  { borderInlineStartColor: tone },
]);

export const words = style({ flex: '1 1 9em', minInlineSize: 0 });
