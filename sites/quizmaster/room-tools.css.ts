import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { plain, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space(2),
  paddingBlock: space(3),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': { [wide]: { paddingInline: space(5) } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space(2),
  marginBlockStart: space(3),
});

export const groups = style({ display: 'grid', gap: space(3) });
export const names = style([plain, soft, { overflowWrap: 'anywhere' }]);
export const keyRows = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `${space(2)} ${space(3)}`,
  },
]);
export const keyRow = style({ display: 'contents' });
