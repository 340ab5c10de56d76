import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { figures as figuresType, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  textAlign: 'start',
  outline: 'none',
});

/** Side by side where there is room, otherwise one below the other. */
export const both = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space(4)} ${space(6)}`,
});

export const words = style({
  display: 'grid',
  gap: space(3),
  flex: '1 1 15rem',
  minInlineSize: 0,
  textAlign: 'center',
});

export const code = style({ display: 'grid', justifyItems: 'center', margin: 0 });

export const figures = style([
  figuresType,
  // Large text has its halves one below the other.
  {
    color: vars.brand,
    fontSize: text(3),
    lineHeight: 1.1,
    whiteSpace: 'normal',
    '@media': { [wide]: { fontSize: text(3.5) } },
  },
]);

/** Reserves the size of the code, so that nothing moves when it loads. */
export const qr = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  inlineSize: '256px',
  maxInlineSize: '100%',
  aspectRatio: '1',
});

/** In the place of the code and of its size, so that what is around it stays where it is. */
export const closed = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(4),
  inlineSize: '256px',
  maxInlineSize: '100%',
  minBlockSize: '256px',
  padding: space(4),
  border: `${vars.line} dashed ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  textAlign: 'center',
});
export const closedWords = style({
  margin: 0,
  fontSize: text(1.125),
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'balance',
});

export const how = style([soft, { fontSize: text(1), lineHeight: 1.4, textWrap: 'balance' }]);
export const address = style({ color: vars.ink, fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
  fontWeight: 600,
});
