import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { plain } from '../live-game.css.ts';

// The team's identity
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
});
export const number = style({
  flex: '1 1 5em',
  minInlineSize: 0,
  color: vars.inkSoft,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** One below the other, as wide as the panel. */
export const ways = style({ display: 'grid', gap: space(2) });

/** Scrolled to when an error appears: keeps clear of the sheet's sticky head. */
export const error = style({ scrollMarginBlock: text(6) });

// Members, requests and invites
export const list = style([plain, { display: 'flex', flexDirection: 'column' }]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  paddingBlock: space(2),
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.hairline}` } },
});
/** Beside its buttons where both fit, else above them. */
export const who = style({ flex: '1 1 7em', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
/** A request that waits for the captain stands out from what is only listed. */
export const request = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  padding: space(3),
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  selectors: { '& + &': { marginBlockStart: space(2) } },
});
export const asker = style({ display: 'flex', alignItems: 'center', gap: space(3) });
/** Side by side and equally wide, where their words fit. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${text(7)}), 1fr))`,
  gap: space(2),
});
/** Leaves room for a picture and a menu beside even the longest name. */
export const whoAlways = style([who, { flexBasis: 0 }]);
export const state = style({ display: 'block', fontWeight: 400 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginInlineStart: 'auto' });
