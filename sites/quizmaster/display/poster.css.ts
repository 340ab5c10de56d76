import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { centred } from './fit-box.css.ts';
import { least, u, upright } from './unit.ts';

export const poster = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: u(7),
  minBlockSize: 0,
  '@container': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const posterWords = style([centred, { rowGap: u(2.6) }]);

export const posterLead = style({ margin: 0, color: vars.inkSoft, fontSize: `max(0.36em, ${u(5)})`, lineHeight: 1.25 });

export const posterFacts = style({
  margin: 0,
  color: vars.brand,
  fontSize: `max(0.32em, ${u(least)})`,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const posterDrawing = style({
  display: 'grid',
  inlineSize: u(46),
  blockSize: u(46),
  placeItems: 'center',
  borderRadius: '50%',
  border: `${u(0.9)} solid ${vars.brand}`,
  outline: `${u(0.3)} solid ${vars.brand}`,
  outlineOffset: u(1.2),
  margin: u(1.8),
  color: vars.brand,
  fontSize: u(24),
  '@container': { [upright]: { display: 'none' } },
});

export const posterNumber = style({
  fontFamily: vars.fontDisplay,
  fontSize: u(26),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});
