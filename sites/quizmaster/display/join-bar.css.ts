import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { least, u, upright } from './unit.ts';

export const bar = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: u(3.4),
  minBlockSize: u(20),
  paddingBlock: u(1.4),
  paddingInline: u(7),
  borderBlockStart: `${u(0.2)} solid ${vars.hairline}`,
  background: vars.surface,
  '@container': {
    [upright]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: u(1.4), paddingInline: u(4) },
  },
});

export const barQr = style({ inlineSize: u(16), blockSize: u(16), overflow: 'hidden', borderRadius: u(1) });

export const barWords = style({ minInlineSize: 0 });
/** In place of the QR code and the code, while nobody comes in by them. */
export const barClosed = style({ gridColumn: '1 / span 2', minInlineSize: 0 });
export const closedWords = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: u(least),
  lineHeight: 1.2,
  textWrap: 'pretty',
});
export const closedTitle = style({ color: vars.ink });

/** Never cut, since it is typed: the bar grows with a long address. */
export const joinAt = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: u(least),
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const barCode = style({
  margin: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(9),
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const inCount = style({
  display: 'grid',
  gap: u(1.2),
  margin: 0,
  // Below the address, which has no room beside it.
  '@container': { [upright]: { gridColumn: '1 / -1' } },
});

export const inWords = style({ margin: 0, color: vars.inkSoft, whiteSpace: 'nowrap' });

export const inFigures = style({
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(6.6),
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
