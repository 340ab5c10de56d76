import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, kicker as kickerType, mat, plain, press, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const kicker = kickerType;

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

export const lobby = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minBlockSize: '100%',
  paddingBlock: space(10),
  paddingInline: space(4),
});

/** The till: the code on its own plate. */
export const plate = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  margin: 0,
  marginBlockStart: space(8),
  paddingBlock: space(5),
  paddingInline: space(8),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});

export const figures = style({
  color: vars.brand,
  fontFamily: vars.fontDisplay,
  fontSize: text(3),
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [wide]: { fontSize: text(5) } },
});

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
