import { space, text as textSize, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const ad = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  color: vars.ink,
});

/** What this is stands above it, before anything of the sponsor's. */
export const label = style({
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(4),
  color: vars.inkSoft,
  fontSize: textSize(0.9375),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const body = style({ flex: 1, display: 'flex', flexDirection: 'column' });
export const link = style([
  body,
  {
    minBlockSize: '44px',
    color: 'inherit',
    textDecoration: 'none',
    // Within the rounded corners, which would cut it.
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' } },
  },
]);

/** The picture's place, before it is there, and whatever its own shape; on a wide screen it is no poster. */
export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  maxBlockSize: '240px',
  background: vars.ground,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: space(4),
  color: vars.inkSoft,
  fontSize: textSize(1.75),
  textAlign: 'center',
});
export const name = style({ color: vars.ink, fontSize: textSize(1), fontWeight: 600, overflowWrap: 'anywhere' });

export const text = style({
  margin: 'auto 0',
  padding: space(4),
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    [`${link} &`]: { textDecoration: 'underline', textDecorationColor: vars.brand, textUnderlineOffset: '0.2em' },
  },
});
