import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

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
  justifyItems: 'start',
  gap: space(2),
  paddingBlock: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@container': { [wide]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
