import { space, text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const state = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(2),
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.4,
});

export const words = style({ minInlineSize: 0 });

const base = style({
  flex: 'none',
  inlineSize: '0.6em',
  blockSize: '0.6em',
  borderRadius: '50%',
  transition: `background-color ${vars.time} ${vars.ease}`,
  forcedColorAdjust: 'none',
});

export const dot = styleVariants(
  { good: vars.good, brand: vars.brand, danger: vars.danger, info: vars.info, quiet: vars.edge },
  (background) => [base, { background }],
);
