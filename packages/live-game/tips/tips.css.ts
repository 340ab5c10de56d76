import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const targets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const target = style({ display: 'flex', flexDirection: 'column', gap: space(2.5) });
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  margin: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: 600 });
export const handle = style({ color: vars.inkSoft, userSelect: 'all' });
/** As many in a row as fit, all of the same width. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4em, 100%), 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const amount = style({ display: 'grid' });
