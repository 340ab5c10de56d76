import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, mat, plain, press, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const glance = style({
  paddingBlock: space(5),
  paddingInline: space(4),
  '@media': { [wide]: { paddingBlock: space(6), paddingInline: space(6) } },
});

export const title = style([
  display,
  { fontSize: text(1.625), lineHeight: 1.15, '@media': { [wide]: { fontSize: text(2) } } },
]);
export const lead = style([soft, { marginBlockStart: space(1), fontSize: text(1.0625) }]);

export const lines = style([
  plain,
  { marginBlockStart: space(5), borderBlockStart: `${vars.line} solid ${vars.hairline}` },
]);

export const line = style([
  press,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space(4),
    inlineSize: '100%',
    minBlockSize: '56px',
    paddingBlock: space(2.5),
    paddingInline: space(1),
    borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
    '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
]);

export const number = style([mat, { borderStyle: 'solid' }]);
export const lineText = style({ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const lineKey = style([soft, { display: 'block', fontWeight: 400 }]);
export const lineEnd = style([
  soft,
  {
    gridColumn: 2,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [wide]: { gridColumn: 'auto', whiteSpace: 'nowrap' } },
  },
]);
