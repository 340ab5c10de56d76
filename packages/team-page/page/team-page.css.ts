import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** The middle of the page belongs to the team; the menu stands in the corner, where thumbs find it. */
export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(10),
  textAlign: 'center',
});
export const menu = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, textAlign: 'start' });
/** A line of its own above the name. */
export const number = style({
  display: 'block',
  marginBlockEnd: space(1),
  color: vars.inkSoft,
  fontFamily: vars.font,
  fontSize: text(1),
  fontWeight: 600,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'tabular-nums',
});
export const slogan = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(1.125),
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const playing = style({ margin: 0 });

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minBlockSize: space(15),
  paddingBlock: space(2),
  boxSizing: 'border-box',
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.hairline}` } },
});
/** Leaves room for a picture and a menu beside even the longest name. */
export const who = style({ flex: '1 1 5em', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
export const label = style({ color: vars.inkSoft, fontWeight: 400 });
/** A badge that is pressed: as large as a thumb needs, and nothing but the badge to see. */
export const request = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  padding: `0 ${space(1)}`,
  border: 0,
  borderRadius: vars.fieldRadius,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
