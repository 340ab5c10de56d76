import { space, text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  paddingBlock: '0.125em',
  paddingInline: space(2),
  border: `${vars.line} solid currentColor`,
  borderRadius: '0.75em',
  fontSize: text(0.8125),
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
});

/** Looks like a label sewn on: its edge and its word have one colour. */
export const badge = styleVariants(
  { good: vars.good, brand: vars.brand, danger: vars.danger, info: vars.info, quiet: vars.inkSoft },
  (color) => [base, { color, background: vars.raised }],
);

const number = style([
  base,
  {
    // Contains the visually hidden text.
    position: 'relative',
    flex: 'none',
    minInlineSize: '1.65em',
    paddingInline: '0.45em',
    borderRadius: '1em',
    // Also the border that forced colours draw.
    borderColor: 'transparent',
    fontFamily: vars.fontDisplay,
    fontWeight: 700,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
]);

/** A number on a filled colour: a colour readable on the ground is readable with the ground's colour on it. */
export const count = styleVariants(
  {
    good: [vars.good, vars.ground],
    brand: [vars.brand, vars.onBrand],
    danger: [vars.danger, vars.ground],
    info: [vars.info, vars.ground],
    quiet: [vars.inkSoft, vars.ground],
  },
  ([background, color]) => [number, { background, color }],
);
