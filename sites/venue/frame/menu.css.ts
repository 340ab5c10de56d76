import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

const row = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: '52px',
  margin: 0,
  paddingBlock: space(2),
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${vars.hairline}`,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.brand },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});

export const entry = style([row, { fontFamily: vars.fontDisplay, fontSize: text(1.25), fontWeight: 700 }]);
export const outside = style([row]);
export const person = style({ margin: 0, color: vars.inkSoft });
export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(5)}`,
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
});

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  background: vars.ground,
});
