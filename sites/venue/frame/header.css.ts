import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

const ring = { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' };

export const bar = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  inlineSize: '100%',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingInline: `${space(5)} ${space(3)}`,
  paddingBlock: space(2),
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minInlineSize: 0,
  minBlockSize: '44px',
  borderRadius: vars.fieldRadius,
  color: vars.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring },
});

export const logo = style({ display: 'grid', flex: 'none', color: vars.brand });
export const picture = style({ display: 'block', blockSize: '32px', inlineSize: 'auto', maxInlineSize: '120px' });

export const name = style({
  overflow: 'hidden',
  fontFamily: vars.fontDisplay,
  fontSize: text(1.25),
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '48px',
  blockSize: '48px',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.buttonRadius,
  background: 'none',
  color: vars.ink,
  cursor: 'pointer',
  transitionProperty: 'background-color',
  transitionDuration: vars.time,
  selectors: {
    '&:focus-visible': ring,
    '&:hover': { backgroundColor: vars.surface },
  },
});
