import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './wide.ts';

/** The frame of a game's pages beside the console: its board, teams, photos and rehearsal. */
export const page = style({ minBlockSize: '100dvh', background: vars.ground });
export const main = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxInlineSize: '84rem',
  marginInline: 'auto',
  paddingBlock: `${space(5)} ${space(12)}`,
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(6) } },
});
