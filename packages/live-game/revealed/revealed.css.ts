import { space, text, vars } from '@snug/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  paddingBlockStart: space(6),
});
/** Takes no room, not even the gap before it. */
export const mark = style({ blockSize: 0, marginBlockStart: space(-4) });
/** Spaced as what stands in the screen itself. */
export const last = style({ display: 'flex', flexDirection: 'column', gap: space(4) });

export const lines = style({ margin: 0, marginBlockStart: space(2), padding: 0, listStyle: 'none' });
/** With large text the answer wraps below its number instead of being squeezed. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  rowGap: space(1),
  paddingBlock: space(3),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});
export const label = style({
  flex: 'none',
  minInlineSize: '2.4em',
  color: vars.brand,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 9em',
  gap: space(1.5),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const written = style({ margin: 0, fontWeight: 600 });
export const soft = style({ margin: 0, color: vars.inkSoft });
export const blank = style({ color: vars.inkSoft, fontWeight: 400, fontStyle: 'italic' });

/** The right answer and the team's: side by side where both have room. */
export const pairs = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(4), rowGap: space(1.5), margin: 0 });
/** An answer turns over when it is told. */
globalStyle(`${section} ${pairs}`, {
  animation: `${keyframes({ from: { rotate: 'x 90deg' } })} ${vars.time} ${vars.ease}`,
});
export const pair = style({ flex: '1 1 6.5em', minInlineSize: 0 });
export const what = style({ color: vars.inkSoft, fontSize: text(0.875) });
export const given = style({ margin: 0, fontWeight: 600, lineHeight: text(1.5) });
export const right = style([given, { fontFamily: vars.fontDisplay, fontSize: text(1.0625), fontWeight: 700 }]);
