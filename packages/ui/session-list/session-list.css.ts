import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** Leaves room for the button beside the device, not below it. */
const wide = '(min-width: 26em)';

export const list = style({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text(1),
});
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(2),
  paddingBlock: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
  // A badge that has no room beside the name stands clear of the line below it.
  marginBlockEnd: space(1),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
/** As high as the button it replaces: what is below stays where it is. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space(2),
  marginInlineStart: space(-2),
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
});
/** Below the button that did not work. */
export const failure = style({
  margin: 0,
  color: vars.danger,
  fontSize: text(0.9375),
  fontWeight: 600,
  gridColumn: '1 / -1',
});
