import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

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
  minInlineSize: 0,
  minBlockSize: '44px',
  borderRadius: vars.fieldRadius,
  color: vars.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  minInlineSize: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.375),
  fontWeight: 700,
  lineHeight: 1,
});

export const picture = style({
  display: 'block',
  flex: 'none',
  blockSize: '36px',
  inlineSize: 'auto',
  maxInlineSize: '140px',
});

export const name = style({
  minInlineSize: 0,
  paddingBlock: '0.1em',
  overflow: 'hidden',
  lineHeight: 1.15,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
