import { space, text, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
/** As wide as the number badge and some space, but at most 18 % of the ticket where text is large and the phone is not. */
const STUB = ['62px', `min(${text(2.4)} + ${space(6)}, 18cqi)`];

export const ticket = style({
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  containerType: 'inline-size',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.slipBg,
  animation: `${rise} ${vars.time} ${vars.ease}`,
  // Where the stub tears off: a notch in each edge, in the colour of the page.
  selectors: {
    '&::before, &::after': {
      content: '',
      boxSizing: 'border-box',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: STUB,
      marginInlineStart: '-7px',
      inlineSize: '14px',
      blockSize: '14px',
      border: `${vars.line} solid ${vars.cardEdge}`,
      borderRadius: '50%',
      background: vars.ground,
    },
    '&::before': { insetBlockStart: '-8px', clipPath: 'inset(7px -1px -1px)' },
    '&::after': { insetBlockEnd: '-8px', clipPath: 'inset(-1px -1px 7px)' },
  },
});

export const stub = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: STUB,
  fontSize: [text(1), `min(${text(1)}, 5.6cqi)`],
  paddingBlock: space(4),
  borderStartStartRadius: `calc(${vars.cardRadius} - 1px)`,
  borderEndStartRadius: `calc(${vars.cardRadius} - 1px)`,
  background: vars.slipStub,
  // The perforation, a row of holes.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '10px',
    insetInlineEnd: '-2px',
    inlineSize: '4px',
    backgroundImage: `radial-gradient(circle, ${vars.ground} 1.6px, transparent 2.1px)`,
    backgroundSize: '4px 8px',
    backgroundRepeat: 'round',
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  padding: space(4),
});
