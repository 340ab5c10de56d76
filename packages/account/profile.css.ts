import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0 });

/** What is known, and beside it what can be done about it: below it where there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(4),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const term = style({
  flex: '0 0 100%',
  marginBlockEnd: `calc(-1 * ${space(1)})`,
  color: vars.inkSoft,
  fontSize: text(0.9375),
});
export const value = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const none = style([value, { color: vars.inkSoft, fontWeight: 400 }]);
export const action = style({ margin: 0 });
