import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { u, upright } from './unit.ts';

export const slip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${u(26)} minmax(0, 1fr)`,
  minBlockSize: 0,
  borderRadius: u(3),
  background: vars.slipBg,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${u(20)} minmax(0, 1fr)` } },
});

/** Torn off one day along the perforation: holes in the colour of the table, and a notch at either end. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  borderStartStartRadius: u(3),
  borderEndStartRadius: u(3),
  background: vars.slipStub,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: u(2),
      insetInlineEnd: u(-0.55),
      inlineSize: u(1.1),
      backgroundImage: `radial-gradient(circle closest-side, ${vars.ground} 90%, transparent)`,
      backgroundSize: `${u(1.1)} ${u(2.4)}`,
      backgroundPosition: 'center',
      backgroundRepeat: 'round',
    },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: u(-1.8),
      insetInlineEnd: u(-1.8),
      inlineSize: u(3.6),
      backgroundImage: `radial-gradient(circle closest-side, ${vars.ground} 97%, transparent), radial-gradient(circle closest-side, ${vars.ground} 97%, transparent)`,
      backgroundSize: `${u(3.6)} ${u(3.6)}`,
      backgroundPosition: 'top, bottom',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@container': {
    [upright]: {
      borderEndStartRadius: 0,
      borderStartEndRadius: u(3),
      selectors: { '&::after, &::before': { display: 'none' } },
    },
  },
});

/** A number in a beer mat. */
export const mat = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: u(16),
  blockSize: u(16),
  border: `${u(0.7)} solid ${vars.mat}`,
  outline: `${u(0.25)} solid ${vars.mat}`,
  outlineOffset: u(0.7),
  borderRadius: '50%',
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: u(8.6),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

export const slipBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: u(4),
  minBlockSize: 0,
  paddingBlock: u(4),
  paddingInline: `${u(6)} ${u(5)}`,
  selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.85fr)' } },
  '@container': {
    [upright]: {
      selectors: {
        '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});
