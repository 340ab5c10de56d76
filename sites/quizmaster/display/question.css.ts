import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, soft } from './type.css.ts';
import { least, u } from './unit.ts';

export const questionText = style([display, { lineHeight: 1.12, textWrap: 'pretty' }]);

export const choices = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: u(1.6),
  margin: 0,
  marginBlockStart: '0.5em',
  padding: 0,
  fontSize: `max(0.5em, ${u(least)})`,
});

export const choice = style({
  paddingInline: u(2),
  border: `${u(0.3)} solid ${vars.edge}`,
  borderRadius: u(1.2),
  fontWeight: 600,
});

export const wanted = style([soft, { marginBlockStart: '0.5em', fontWeight: 600 }]);

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  rowGap: u(1),
  minBlockSize: 0,
  margin: 0,
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  borderRadius: u(1.4),
});

export const source = style({
  margin: 0,
  overflow: 'hidden',
  color: vars.inkSoft,
  fontSize: u(least),
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const timer = style({
  flex: 'none',
  margin: 0,
  paddingInline: u(2.4),
  borderRadius: u(1.6),
  background: vars.raised,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(8),
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-last]': { background: vars.brand, color: vars.onBrand } },
});
