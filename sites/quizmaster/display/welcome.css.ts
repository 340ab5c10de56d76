import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display } from './type.css.ts';
import { u, upright } from './unit.ts';

export const welcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: u(6),
  minBlockSize: 0,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' } },
});

export const welcomeWords = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 0.6fr) auto minmax(0, 1fr)',
  selectors: { '&[data-short]': { gridTemplateRows: `auto ${u(19)} auto minmax(0, 1fr)` } },
  rowGap: u(2.2),
  minBlockSize: 0,
  minInlineSize: 0,
});

export const welcomeTitle = style([display, { lineHeight: 1.04 }]);

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: u(2.4),
  margin: 0,
  color: vars.inkSoft,
  fontWeight: 600,
  selectors: { '&::after': { content: '', flex: 1, blockSize: u(0.3), background: vars.brand } },
});

export const names = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '0.28em',
  margin: 0,
  padding: 0,
});

export const name = style({
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  overflow: 'hidden',
  paddingInline: '0.5em',
  borderRadius: '0.4em',
  background: vars.raised,
  fontWeight: 600,
  lineHeight: 1.35,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const more = style([
  name,
  { background: 'none', color: vars.inkSoft, paddingInline: 0, selectors: { '&:empty': { display: 'none' } } },
]);
