import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A wide table scrolls by itself, not with the page. */
export const frame = style({
  overflowX: 'auto',
  marginBlock: space(4),
  border: `${vars.line} solid ${vars.hairline}`,
  borderRadius: vars.cardRadius,
  background: vars.surface,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text(0.875) });
globalStyle(`.${table} :is(th, td)`, {
  padding: `${space(2.5)} ${space(4)}`,
  borderBlockEnd: `1px solid ${vars.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  lineHeight: 1.5,
});
globalStyle(`.${table} thead th`, { color: vars.inkSoft, fontWeight: 600 });
globalStyle(`.${table} tbody tr:last-child > *`, { borderBlockEnd: 'none' });
globalStyle(`.${table} tbody th`, { minInlineSize: '12em' });

export const name = style({ display: 'block', color: vars.brand, fontSize: text(0.875), fontWeight: 600 });
export const about = style({ color: vars.inkSoft });

export const swatch = style({
  display: 'inline-block',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineEnd: space(2),
  border: `1px solid ${vars.edge}`,
  borderRadius: '50%',
  verticalAlign: '-5px',
});
export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
