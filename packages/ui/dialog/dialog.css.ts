import { space, vars } from '@snug/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** A zoomed page, where few lines fit beside the buttons. */
const withFewLines = '(max-height: 26em)';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const fade = keyframes({ from: { opacity: 0 } });
/**
 * A tap this soon after the opening is the second of a double tap on the opener, and does nothing, on the backdrop or wherever
 * it lands. It is no motion, so that it lasts as long where motion is reduced.
 */
const settle = `${keyframes({ 'from, to': { pointerEvents: 'none' } })} 600ms`;

export const dialog = style({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: '480px',
  // 80vw where that leaves room for a line of text (LIMIT-29, Y10).
  maxInlineSize: 'min(100vw - 32px, max(80vw, 320px))',
  // On a small screen nearly all of it.
  maxBlockSize: 'max(85vh, min(96vh, 560px))',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `0 24px 64px -12px ${vars.shade}`,
  animation: `${rise} ${vars.time} ${vars.ease}, ${settle}`,
  outline: 'none',
  '::backdrop': { background: vars.scrim, animation: `${fade} ${vars.time} ${vars.ease}, ${settle}` },
});
/** Exact on a phone too, where 80vw would be less (LIMIT-22, Y10). */
export const narrow = style([dialog, { inlineSize: 'min(350px, 100vw - 32px)', maxInlineSize: 'none' }]);

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: space(5),
});

/** Visible however long the text: the focus is here, and from here the arrow keys scroll the text. */
export const buttons = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space(3),
  margin: space(-5),
  marginBlockStart: 0,
  paddingBlock: `${space(3)} ${space(5)}`,
  paddingInline: space(5),
  background: vars.surface,
  '@media': { [withFewLines]: { gap: space(2), paddingBlock: space(2) } },
});
/** Side by side where the labels fit unwrapped, else each on a line of its own. */
export const slot = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 'min(8em, 100%)',
  '@media': { [withFewLines]: { minInlineSize: 'min(5em, 100%)' } },
});
/** Always in sight: the first focus must not scroll the dialog to where they stand below the text, past its title. */
globalStyle(`${slot} > button`, { scrollMarginBlock: '100vh' });
