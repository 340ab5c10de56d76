import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { kicker as kickerType, plain, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const rail = style({
  paddingBlock: space(5),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(5) } },
});

export const kicker = style([kickerType, { marginBlockEnd: space(2), fontVariantNumeric: 'tabular-nums' }]);

export const teams = style([plain, { marginBlockStart: space(2) }]);

export const team = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(2.5),
  borderBlockEnd: `1px solid ${vars.hairline}`,
  fontSize: text(0.9375),
  whiteSpace: 'nowrap',
});

export const names = style({ minInlineSize: 0, whiteSpace: 'normal' });
export const name = style({
  display: 'block',
  fontSize: text(1),
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const people = style([
  soft,
  { display: 'block', fontSize: text(0.875), lineHeight: 1.35, overflowWrap: 'anywhere' },
]);
