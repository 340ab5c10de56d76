import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { arrive } from './stage.css.ts';
import { display, twoLines } from './type.css.ts';
import { u, upright } from './unit.ts';

export const ad = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  inlineSize: u(74),
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
  animation: `${arrive} calc(${vars.time} * 1.5) ${vars.ease}`,
  '@container': { [upright]: { inlineSize: 'auto', blockSize: u(56) } },
});

export const adBody = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, auto)',
  gridTemplateRows: 'minmax(0, 1fr)',
  rowGap: u(2),
  minBlockSize: 0,
  padding: u(4),
});

export const adPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  borderRadius: u(1),
});

export const adText = style([
  display,
  { minBlockSize: 0, textAlign: 'center', selectors: { 'img + &': { blockSize: u(15) } } },
]);

export const adSponsor = style({
  paddingBlock: u(1.4),
  paddingInline: u(4),
  background: vars.raised,
  color: vars.inkSoft,
  fontWeight: 600,
  textAlign: 'center',
});

export const adSponsorName = style([twoLines, { margin: 0, textWrap: 'balance' }]);
