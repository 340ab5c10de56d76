import { space, text, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { chairHeight, places } from './chairs-room.ts';

const pull = keyframes({ from: { marginBlockStart: `-${chairHeight}`, opacity: 0 } });

/** How many have sat down, in the room's brass. */
export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(1),
  lineHeight: 1.5,
  selectors: { '&::after': { content: '', flex: 1, blockSize: '2px', background: vars.brand } },
});
/** As high with one team as with forty: who sits down pushes the others along inside it. */
export const chairs = style({
  margin: 0,
  padding: 0,
  blockSize: `calc(${places} * ${chairHeight})`,
  overflow: 'hidden',
  listStyle: 'none',
});
/** Of an empty one there is the shape alone. */
export const chair = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  blockSize: chairHeight,
  color: vars.hairline,
  selectors: { '&[data-taken]': { color: vars.mat } },
});
/** Pulled up while somebody looks. */
export const pulledUp = style([chair, { animation: `${pull} calc(${vars.time} * 1.6) ${vars.ease}` }]);
export const name = style({
  overflow: 'hidden',
  color: vars.ink,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
