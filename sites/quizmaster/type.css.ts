import { text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The small line above a title. */
export const kicker = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.8125),
  fontWeight: 700,
  lineHeight: 1.4,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
});

/** A secondary text. */
export const soft = style({ margin: 0, color: vars.inkSoft, fontSize: text(0.9375) });

/** A title in the display font. */
export const display = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  letterSpacing: '-0.005em',
  textWrap: 'balance',
});

/** A title with a limited number of lines; its user sets the limit. */
export const clampedTitle = style([
  display,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // Room for the descenders of the last line.
    paddingBlockEnd: '0.12em',
    overflowWrap: 'anywhere',
  },
]);

/** The digits of a game's code. */
export const figures = style({
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** A quiet link back. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.inkSoft,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.fieldRadius,
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});

/** A list without bullets. */
export const plain = style({ listStyle: 'none', margin: 0, padding: 0 });

/** A button or link that is a whole row. */
export const press = style({
  boxSizing: 'border-box',
  border: 0,
  margin: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.time} ${vars.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.surface },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
});

/** A question's number in a ring: solid when the question was asked, dashed before. */
export const mat = style({
  boxSizing: 'border-box',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  border: `2px dashed ${vars.edge}`,
  borderRadius: '50%',
  color: vars.inkSoft,
  fontFamily: vars.fontDisplay,
  fontSize: text(0.9375),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    '[data-next] > &': { borderColor: vars.mat, color: vars.mat },
    '[data-asked] > &': { border: `2px solid ${vars.mat}`, color: vars.mat },
  },
});
