import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { least, u, upright } from './unit.ts';

/** How to join, as a ticket with its code as large as the room is deep. */
export const ticket = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  rowGap: u(1.4),
  inlineSize: u(58),
  minBlockSize: 0,
  paddingBlock: u(3),
  paddingInline: u(4),
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  textAlign: 'center',
  '@container': { [upright]: { inlineSize: 'auto' } },
});

export const ticketQr = style({ inlineSize: u(46), blockSize: u(46), overflow: 'hidden', borderRadius: u(1.4) });

export const ticketWords = style({ margin: 0, color: vars.inkSoft, fontSize: u(least), lineHeight: 1.25 });

export const ticketAddress = style({ display: 'block', color: vars.ink, fontWeight: 600, overflowWrap: 'anywhere' });

export const ticketCode = style({
  margin: 0,
  color: vars.brand,
  fontFamily: vars.fontDisplay,
  fontSize: u(13),
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** That the doors are closed, in place of the code. */
export const ticketTitle = style({
  margin: 0,
  color: vars.ink,
  fontFamily: vars.fontDisplay,
  fontSize: u(7),
  fontWeight: 700,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
