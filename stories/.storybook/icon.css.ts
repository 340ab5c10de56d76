import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${text(10)}, 100%), 1fr))`,
  gap: `${space(8)} ${space(4)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const specimen = style({ display: 'flex', flexDirection: 'column', gap: space(2), color: vars.ink });
/** 32 and 48 px, at text of 16. */
export const large = style({ display: 'inline-flex', fontSize: text(4 / 3) });
export const larger = style({ display: 'inline-flex', fontSize: text(2) });
