import { vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { chipName, plain, rigid } from '../live-game.css.ts';
import { chairsHeight, places } from './chairs-room.ts';
import { slip } from './moments.css.ts';

const height = `calc(${chairsHeight} / ${places})`;

/** As high with one team as with forty: who sits down pushes the others along inside it. */
export const chairs = style([plain, { blockSize: chairsHeight, overflow: 'hidden' }]);
/** Of an empty one there is the shape alone. */
export const chair = style([slip, { blockSize: height, color: vars.hairline }]);
export const taken = style([chair, { color: vars.mat }]);
/** Pulled up while somebody looks. */
export const pulledUp = style([
  taken,
  {
    animation: `${keyframes({ from: { opacity: 0, marginBlockStart: `calc(${chairsHeight} / -${places})` } })} ${vars.time} ${vars.ease}`,
  },
]);
/** Beside the longest name, too. */
export const own = rigid;
export const name = style([chipName, { color: vars.ink, fontWeight: 600, whiteSpace: 'nowrap' }]);
