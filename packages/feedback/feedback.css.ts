import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space(5), paddingBlock: space(2) });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space(3) });
/** On a line of its own above the question. */
export const over = style({
  margin: 0,
  marginBlockEnd: `calc(${space(1)} * -1)`,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.35,
});

export const title = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(2),
  fontWeight: 700,
  lineHeight: 1.12,
  textWrap: 'balance',
  // A host's name can be one long word.
  overflowWrap: 'anywhere',
  // Focused by script after a rating: it is not operable, so it has no ring.
  outline: 'none',
  // Whoever has sent a rating from the bottom of a long form sees the thanks above it, too.
  scrollMarginBlockStart: space(24),
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(5) });
// The live game keeps what gets the focus clear of its bar at the bottom; this, of the line that tells of arrivals at the top.
globalStyle(`${form} :where(input, textarea, button)`, { scrollMarginBlockStart: space(6) });

/** Nothing is left to do here: a drawing and a sentence. */
export const done = style({ paddingBlock: `${space(10)} ${space(8)}`, textAlign: 'center' });
export const picture = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75em',
  blockSize: '2.75em',
  marginBlockEnd: space(4),
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: vars.mat,
  fontSize: text(1.375),
});
