import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from './type.css.ts';

export const reveal = style({ display: 'flex', flexWrap: 'wrap', marginBlockStart: space(4) });
export const late = style({ marginBlockStart: space(5) });
export const title = style([display, { fontSize: text(1.125), color: vars.danger }]);
export const teams = style([plain, { marginBlockStart: space(2) }]);
export const team = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(1.5),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
});
export const name = style({ flex: '1 1 8em', minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const soft = style([softType, { fontWeight: 400 }]);
