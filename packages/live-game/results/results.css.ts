import { space, text, vars } from '@snug/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { panelTitle, plain, rigid, statusText } from '../live-game.css.ts';

const hairline = `${vars.line} solid ${vars.hairline}`;

/** Right below the screen's head, which has room of its own. */
export const headed = style({ display: 'flex', flexDirection: 'column', gap: space(1) });
export const section = style([headed, { paddingBlockStart: space(6) }]);
export const soft = style({ margin: 0, color: vars.inkSoft });
export const given = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

// The board
export const toCome = style([soft, { fontFamily: vars.fontDisplay, fontSize: text(1.125) }]);
/** A long board scrolls by itself, so that what stands below is not far. */
export const frame = style({ position: 'relative', maxBlockSize: 'min(60vh, 32em)', overflowY: 'auto' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const hiddenHead = style({ position: 'absolute', clipPath: 'inset(50%)' });
export const row = style({ borderBlockStart: hairline });
export const ownRow = style([row, { background: vars.raised, boxShadow: `inset 4px 0 ${vars.brand}` }]);
const cell = style({ paddingBlock: space(2.5), paddingInline: space(2), verticalAlign: 'baseline' });
export const place = style([
  cell,
  {
    inlineSize: '1px',
    color: vars.brand,
    fontFamily: vars.fontDisplay,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
]);
export const name = style([
  cell,
  { margin: 0, paddingInline: 0, fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' },
]);
export const points = style([
  cell,
  { inlineSize: '1px', fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'end' },
]);
/** Where the name of a team will stand that is not unveiled yet: as high as a name. */
export const veil = style({ paddingInlineEnd: '8em', borderBlockEnd: `2px dotted ${vars.hairline}` });

// The team's rounds
export const list = plain;
/** The points beside the round's name, below it where both do not fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2.5),
  borderBlockStart: hairline,
});
export const roundName = style({ flex: '1 1 9em', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

// A question's result
export const result = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space(1) });
export const markLine = style({ display: 'flex', gap: space(2), margin: 0, fontWeight: 600 });
const sign = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  inlineSize: '1.2em',
  fontSize: text(1.25),
  lineHeight: 1.2,
  // As chalk goes: from its beginning to its end.
  animation: `${keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } })} ${vars.time} ${vars.ease}`,
});
export const markSign = styleVariants(
  { full: vars.good, half: vars.info, partly: vars.info, none: vars.inkSoft },
  (color) => [sign, { color }] as const,
);
export const appeal = style({ outline: 'none' });
export const contest = style({ display: 'grid', gap: space(2), alignSelf: 'stretch' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

// The end
export const winners = style({});
/** How one's own team did, and how many are to come: two lines on a small phone, one before the team is unveiled. */
globalStyle(`${winners} ${statusText}`, { minBlockSize: '2lh' });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const podium = style([plain, { display: 'grid', gap: space(2) }]);
/** As high with a name of one letter as with one of three lines, and while it is hidden: no name that is told moves another. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '4.25em',
  padding: space(3),
  border: `2px solid ${vars.hairline}`,
  borderRadius: vars.cardRadius,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
});
export const winner = style([
  step,
  {
    borderColor: vars.brand,
    background: vars.surface,
    animation: `${rise} ${vars.time} ${vars.ease}`,
  },
]);
/** The place, with the points below it. */
export const plate = style([
  rigid,
  {
    inlineSize: '6em',
    paddingBlock: space(2),
    borderRadius: vars.fieldRadius,
    fontSize: text(0.9375),
    textAlign: 'center',
  },
]);
export const brass = style([plate, { background: vars.brand, color: vars.onBrand }]);
export const plateNumber = style({ display: 'block', fontSize: text(1.5), lineHeight: 1 });
export const winnerName = style([panelTitle, { fontSize: text(1.125), lineHeight: 1.25, overflowWrap: 'anywhere' }]);
/** As high as the button that comes there. */
export const below = style({ minBlockSize: '48px', textAlign: 'center' });
export const photos = style([
  plain,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(7em, 45%), 1fr))', gap: space(2) },
]);
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.fieldRadius,
  objectFit: 'cover',
});
