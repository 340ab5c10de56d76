import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '56px',
  margin: 0,
  paddingBlock: space(3),
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  background: 'none',
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.25),
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.brand },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});

export const person = style({ margin: 0, color: vars.inkSoft });
export const links = style([list, { display: 'flex', flexDirection: 'column', gap: space(5) }]);
export const small = style({ display: 'flex', flexDirection: 'column', gap: space(5), fontSize: text(0.9375) });
export const version = style({ margin: 0, color: vars.inkSoft });

/** Covers the menu while the logout is on its way. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  background: vars.scrim,
  backdropFilter: 'blur(3px)',
});
