import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const rail = style({
  paddingBlock: space(5),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(5) } },
});

export const title = style([
  display,
  { fontSize: text(1.375), lineHeight: 1.2, marginBlockEnd: space(2), fontVariantNumeric: 'lining-nums tabular-nums' },
]);

export const teams = style([plain, { marginBlockStart: space(2) }]);

export const team = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(2),
  boxSizing: 'border-box',
  minBlockSize: '44px',
  paddingBlock: space(2),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  fontSize: text(0.9375),
  whiteSpace: 'nowrap',
});

/** What state a team is in, with its menu: below the name together, where there is no room beside it. */
export const side = style({
  flex: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  marginInlineStart: 'auto',
});
/** The dots themselves stand at the rail's edge, not the room around them. */
export const menu = style({
  flex: '0 0 44px',
  marginBlock: `calc(${space(2)} * -1)`,
  marginInlineEnd: `calc(${space(4)} * -1)`,
});
export const accept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  flexBasis: '100%',
  marginBlockStart: space(1),
});

export const manage = style({ marginBlockStart: space(4) });

export const names = style({ flex: '1 1 7em', minInlineSize: 0, whiteSpace: 'normal' });
/** At most two lines, begun where the page's language begins, whatever the name's: the rail stays in one column. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text(1),
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const people = style([
  soft,
  { display: 'block', fontSize: text(0.875), lineHeight: 1.35, overflowWrap: 'anywhere' },
]);
export const late = style([soft, { marginInlineStart: space(1), fontFamily: vars.font, fontWeight: 400 }]);
export const beside = style([soft, { fontSize: text(0.875), lineHeight: 1.35, whiteSpace: 'normal' }]);
