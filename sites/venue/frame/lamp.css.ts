import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

const light = (colour: string) => `radial-gradient(90rem 34rem at 50% -14rem, ${colour}, transparent)`;

/** The light at the top of the page: brass in the dark scheme, daylight in the light one. */
export const lamp = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 auto',
  insetInline: 0,
  blockSize: '22rem',
  background: light(vars.raised),
  pointerEvents: 'none',
  '@media': {
    '(prefers-color-scheme: dark)': { background: light(`color-mix(in srgb, ${vars.brand} 17%, transparent)`) },
    '(forced-colors: active)': { display: 'none' },
  },
});
