import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** With large text or on a narrow phone, one column: the status is below the title. */
const narrow = '(max-width: 13em)';

export const list = style({ containerType: 'inline-size', fontSize: text(1), outline: 'none' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const game = style({ borderBlockStart: `${vars.line} solid ${vars.hairline}` });
export const line = style({
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap' } },
});

export const head = style({
  padding: 0,
  paddingBlockEnd: space(2),
  color: vars.inkSoft,
  fontSize: text(0.8125),
  fontWeight: 700,
  letterSpacing: '0.08em',
  textAlign: 'start',
});
export const headStatus = style([head, { paddingInlineStart: space(3) }]);

const cell = style({ padding: 0, fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'top' });

export const picture = style([cell, { paddingBlock: space(4), paddingInlineEnd: space(3) }]);
export const title = style([
  cell,
  {
    inlineSize: '100%',
    paddingBlockStart: space(4),
    fontSize: text(1.125),
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { flex: '1 1 0', inlineSize: 'auto', alignSelf: 'center' } },
  },
]);
export const status = style([
  cell,
  {
    // On the title's line.
    paddingBlockStart: `calc(${space(4)} + 0.1em)`,
    paddingInlineStart: space(3),
    '@container': { [narrow]: { flexBasis: '100%', paddingBlock: `0 ${space(2)}`, paddingInlineStart: 0 } },
  },
]);

/** Below the title and the status, as wide as both. */
export const rest = style([cell, { inlineSize: '100%', paddingBlock: `${space(1)} ${space(4)}` }]);
export const fact = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
