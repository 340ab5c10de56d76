import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const lobby = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minBlockSize: '100%',
  paddingBlock: space(6),
  paddingInline: space(4),
});

export const title = style([
  display,
  { fontSize: text(1.625), lineHeight: 1.15, '@media': { [wide]: { fontSize: text(2) } } },
]);
export const lead = style([soft, { marginBlockStart: space(1), fontSize: text(1.0625) }]);

export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2),
  marginBlockStart: space(4),
});
/** Who has sat down, below the ways to join. */
export const teams = style({ inlineSize: '100%', maxInlineSize: '64rem', marginBlockStart: space(8) });

/** The panel around the ways to join. */
export const plate = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginBlockStart: space(5),
  padding: space(5),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
