import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { least, u, wrap } from './unit.ts';

/** At most two lines, the second ended with three dots. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const display = style({
  margin: 0,
  // A heading is as large as its box has found to fit.
  fontSize: '1em',
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.01em',
  overflowWrap: wrap,
  textWrap: 'balance',
});

export const soft = style({ margin: 0, color: vars.inkSoft, fontSize: `max(0.42em, ${u(least)})`, lineHeight: 1.3 });

export const nobody = style({ margin: 0, color: vars.inkSoft, lineHeight: 1.25 });
