import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  boxSizing: 'border-box',
  display: 'grid',
  // The venue's name shrinks first, down to its picture; the menu never moves when the middle column fills.
  gridTemplateColumns: 'minmax(2.125em, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space(2),
  inlineSize: '100%',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingInline: `${space(5)} ${space(3)}`,
  paddingBlock: space(2),
});

export const menu = style({ gridColumn: 3, display: 'flex' });
/** Why a game cannot be opened, below the bar. */
export const trouble = style({ gridArea: '2 / 1 / auto / -1', paddingBlock: space(2), paddingInlineEnd: space(2) });

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '44px',
  containerType: 'inline-size',
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
  minInlineSize: '36px',
  blockSize: '36px',
  inlineSize: 'auto',
  maxInlineSize: '140px',
  objectFit: 'contain',
});

export const name = style({
  // The name shrinks before the picture, first its letters, and disappears entirely when too little of it would be readable.
  flexShrink: 99,
  minInlineSize: 0,
  paddingBlock: '0.1em',
  overflow: 'hidden',
  fontSize: 'min(1em, 13cqi)',
  lineHeight: 1.15,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 6em)': { display: 'none' } },
});
