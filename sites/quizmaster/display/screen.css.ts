import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { twoLines } from './type.css.ts';
import { unit } from './unit.css.ts';
import { least, u, upright } from './unit.ts';

/** As large as what it is in. */
export const frame = style({ containerType: 'size', inlineSize: '100%', blockSize: '100%', overflow: 'hidden' });

export const screen = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.ground,
  color: vars.ink,
  fontFamily: vars.font,
  fontSize: u(least),
  lineHeight: 1.3,
  vars: { [unit]: 'min(1cqh, 0.75cqw)' },
  '@container': { [upright]: { vars: { [unit]: 'min(0.56cqh, 1.35cqw)' } } },
});

/** The quizmaster's line to everybody. */
export const line = style([
  twoLines,
  {
    margin: 0,
    paddingInline: u(7),
    background: vars.brand,
    color: vars.onBrand,
    fontSize: u(4.8),
    fontWeight: 700,
    lineHeight: 1.35,
  },
]);

/** Hangs from the upper edge, above what the stage begins with. */
export const away = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: u(1.4),
  inlineSize: 'fit-content',
  marginBlock: 0,
  marginInline: 'auto',
  paddingInline: u(2),
  borderEndStartRadius: u(1.4),
  borderEndEndRadius: u(1.4),
  background: vars.raised,
  color: vars.ink,
  fontWeight: 600,
  lineHeight: 1.1,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: u(1.8),
      blockSize: u(1.8),
      borderRadius: '50%',
      background: vars.danger,
    },
  },
});
