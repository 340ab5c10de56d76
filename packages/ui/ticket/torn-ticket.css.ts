import { space, text, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** Half a hole of the perforation, every 8 px along an edge. */
const holesAt = (edge: string) =>
  `radial-gradient(circle at ${edge} 50%, transparent 2px, #000 2.4px) 0 0 / 100% 8px repeat-y`;

const tear = keyframes({ from: { translate: '-6px 0', rotate: '0deg' } });

export const torn = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px',
});
export const stubPiece = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '62px',
  padding: space(3),
  borderStartStartRadius: vars.cardRadius,
  borderEndStartRadius: vars.cardRadius,
  background: vars.slipStub,
  mask: holesAt('100%'),
});
/** The sheet lies where it came to rest: a little apart, and not quite straight. */
export const piece = style({
  display: 'grid',
  alignContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: text(5),
  padding: `${space(3)} ${space(4)}`,
  borderStartEndRadius: vars.cardRadius,
  borderEndEndRadius: vars.cardRadius,
  background: vars.slipBg,
  mask: holesAt('0'),
  rotate: '0.5deg',
  animation: `${tear} ${vars.time} ${vars.ease}`,
});
