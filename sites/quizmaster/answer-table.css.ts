import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { soft } from './type.css.ts';
import { tight, wide } from './wide.ts';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const cell = style({
  paddingBlock: space(3),
  paddingInline: space(2),
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  selectors: {
    '&:first-child': { paddingInlineStart: space(4) },
    '&:last-child': { paddingInlineEnd: space(4) },
  },
  '@media': {
    [tight]: {
      paddingInline: space(1),
      overflowWrap: 'anywhere',
      selectors: {
        '&:first-child': { paddingInlineStart: space(3) },
        '&:last-child': { paddingInlineEnd: space(3) },
      },
    },
    [wide]: {
      paddingInline: space(3),
      selectors: {
        '&:first-child': { paddingInlineStart: space(6) },
        '&:last-child': { paddingInlineEnd: space(6) },
      },
    },
  },
});

export const head = style([cell, { color: vars.inkSoft, fontSize: text(0.875), fontWeight: 600 }]);
export const headCount = style([head, { textAlign: 'end' }]);
export const row = style({});
export const answer = style([
  cell,
  { fontSize: text(1.125), fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' },
]);
export const blank = style({ color: vars.inkSoft, fontWeight: 400 });
export const names = style([soft, { display: 'block', fontWeight: 400 }]);
export const count = style([
  cell,
  {
    fontFamily: vars.fontDisplay,
    fontSize: text(1.25),
    fontWeight: 700,
    textAlign: 'end',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
]);
export const key = style([
  cell,
  {
    fontSize: text(0.9375),
    lineHeight: 1.35,
    inlineSize: '6.5em',
    '@media': { [tight]: { inlineSize: 'auto' }, [wide]: { inlineSize: '11em', whiteSpace: 'nowrap' } },
  },
]);
export const on = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  color: vars.good,
  fontWeight: 600,
});
export const onText = style({ alignSelf: 'baseline' });
export const partly = style({ color: vars.brand, fontWeight: 600 });
export const off = style({ color: vars.inkSoft });
