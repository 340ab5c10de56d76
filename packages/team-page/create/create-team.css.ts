import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** What a team is good for, one below the other, each with a tick of brass. */
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2.5),
  margin: 0,
  padding: 0,
  fontSize: text(1.0625),
  lineHeight: 1.35,
  listStyle: 'none',
});

export const point = style({ display: 'flex', gap: space(3) });

/** On the first line, where a point has two. */
export const tick = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.35em',
  color: vars.brand,
});
