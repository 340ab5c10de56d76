import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** Beside the phone where there is room; otherwise above it, as a strip that scrolls sideways. */
const wide = 'screen and (min-width: 60rem)';

export const night = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '@media': { [wide]: { flexDirection: 'row' } },
});

export const console = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  display: 'flex',
  gap: space(4),
  flex: 'none',
  overflow: 'auto',
  padding: space(3),
  borderBlockEnd: `1px solid ${vars.hairline}`,
  background: vars.raised,
  '@media': {
    [wide]: {
      flexDirection: 'column',
      alignSelf: 'start',
      blockSize: '100vh',
      inlineSize: '16rem',
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.hairline}`,
    },
  },
});

export const group = style({
  display: 'flex',
  flex: 'none',
  gap: space(2),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  whiteSpace: 'nowrap',
  '@media': { [wide]: { flexDirection: 'column' } },
});

export const phone = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
