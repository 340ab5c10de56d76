import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const nights = style({ display: 'grid', gap: space(3), inlineSize: '100%', textAlign: 'start' });

export const title = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.8125),
  fontWeight: 700,
  letterSpacing: '0.14em',
  textAlign: 'center',
  textTransform: 'uppercase',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const night = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space(3),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});

export const day = style({ color: vars.inkSoft, fontSize: text(0.9375), fontVariantNumeric: 'lining-nums' });
export const name = style({
  fontFamily: vars.fontDisplay,
  fontSize: text(1.125),
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const soft = style({ color: vars.inkSoft, fontSize: text(0.9375), overflowWrap: 'anywhere' });
