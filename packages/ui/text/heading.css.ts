import { text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  margin: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  letterSpacing: '-0.005em',
  textWrap: 'pretty',
  // A team's name is a title too, and it can be 125 letters without a space.
  overflowWrap: 'anywhere',
  // Focused by scripts after a change of screen: it is not operable, so it has no ring.
  outline: 'none',
});

export const heading = styleVariants({
  hero: [base, { fontSize: text(2.75), lineHeight: 1.06, textWrap: 'balance' }],
  1: [base, { fontSize: text(2), lineHeight: 1.12, textWrap: 'balance' }],
  2: [base, { fontSize: text(1.5), lineHeight: 1.2 }],
  3: [base, { fontSize: text(1.1875), lineHeight: 1.28 }],
});
