import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Leaves room for the button beside the value, not below it. */
const wide = '(min-width: 26em)';

export const list = style({ containerType: 'inline-size', margin: 0, fontSize: text(1) });

/** As high as the picture, so that nothing below moves when it arrives. */
export const picture = style({
  minBlockSize: '96px',
  marginBlockEnd: space(4),
  paddingBlockEnd: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
});

/** The value and its button, at the same place in every row. */
export const row = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space(1),
  columnGap: space(4),
  paddingBlock: space(4),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': { [wide]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const term = style({ color: vars.inkSoft, fontSize: text(0.9375) });
export const value = style({ minInlineSize: 0, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const none = style([value, { color: vars.inkSoft, fontWeight: 400 }]);
export const action = style({
  margin: 0,
  marginBlockStart: space(2),
  '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0 } },
});
