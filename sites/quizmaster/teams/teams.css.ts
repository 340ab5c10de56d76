import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';

export { main, page } from '../game-page.css.ts';
export const soft = softType;
/** Above the end of the screen, over the teams. */
export const below = style({
  position: 'sticky',
  insetBlockEnd: space(3),
  zIndex: 1,
  borderRadius: vars.fieldRadius,
  boxShadow: `0 8px 24px -8px ${vars.shade}`,
  selectors: { '&:empty': { display: 'none' } },
});

/** Everything about the teams, from those that wait to those without a team. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  textAlign: 'start',
});
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const title = style([
  display,
  { fontSize: text(1.375), lineHeight: 1.2, fontVariantNumeric: 'lining-nums tabular-nums' },
]);
/** As many cards side by side as have room. */
export const cards = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    alignItems: 'start',
    gap: space(3),
  },
]);

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  boxSizing: 'border-box',
  blockSize: '100%',
  alignContent: 'start',
  paddingBlock: space(3),
  paddingInline: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const waitingCard = style([card, { borderColor: vars.brand }]);
export const head = style({ display: 'flex', alignItems: 'start', gap: space(2) });
export const names = style({ flex: '1 1 auto', minInlineSize: 0 });
export const name = style([
  display,
  { fontSize: text(1.125), lineHeight: 1.25, overflowWrap: 'anywhere', textWrap: 'wrap' },
]);
/** The dots stand at the card's edge, not the room around them. */
export const menu = style({
  flex: '0 0 44px',
  marginBlock: `calc(${space(2)} * -1)`,
  marginInlineEnd: `calc(${space(3)} * -1)`,
});
export const state = style({ fontSize: text(0.875) });
export const warning = style({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(2),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  fontSize: text(0.9375),
  overflowWrap: 'anywhere',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const people = style([plain, { borderBlockStart: `${vars.line} solid ${vars.hairline}` }]);
/** A person's row, as high as its menu. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '44px',
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.hairline}` } },
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(2)}`,
  minInlineSize: 0,
  paddingBlock: space(1),
  overflowWrap: 'anywhere',
});
export const personName = style({ fontWeight: 600 });
export const personMenu = style({ flex: '0 0 44px', marginInlineEnd: `calc(${space(3)} * -1)` });
/** The button stands below a name that leaves it no room. */
export const spectator = style([
  card,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '62px',
    paddingBlock: space(2),
  },
]);

/** The list of everybody who could go scrolls in its place, so that the buttons stay near. */
export const many = style([card, { blockSize: 'auto', gap: space(3) }]);
export const ticks = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    columnGap: space(3),
    maxBlockSize: '24rem',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
]);

/** In the rail, above how many are in; in the head of a page, a row of its own. */
export const banner = style({ boxSizing: 'border-box', inlineSize: '100%', marginBlockEnd: space(4) });
/** Where the lobby has no rail around it. */
export const inLobby = style([banner, { marginBlock: space(5), paddingInline: space(4) }]);
export const form = style({ display: 'grid', gap: space(2) });
export const addForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) });
export const addField = style({ flex: '1 1 14em', minInlineSize: 0, maxInlineSize: '24em' });
export const facts = style([plain, { display: 'grid', gap: space(2), marginBlockStart: space(3) }]);
export const dropped = style({ margin: 0, paddingInlineStart: space(5), overflowWrap: 'anywhere' });
export const choice = style({ marginBlockStart: space(3) });
