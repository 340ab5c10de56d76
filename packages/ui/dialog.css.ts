import { space, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: '480px',
  // 80vw where that leaves room for a line of text (LIMIT-29, Y10).
  maxInlineSize: 'min(100vw - 32px, max(80vw, 320px))',
  maxBlockSize: '85vh',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `0 24px 64px -12px ${vars.shade}`,
  animation: `${rise} ${vars.time} ${vars.ease}`,
  outline: 'none',
  '::backdrop': { background: vars.scrim, animation: `${fade} ${vars.time} ${vars.ease}` },
});

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space(4), padding: space(5) });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space(3),
  marginBlockStart: space(2),
});
export const slot = style({ display: 'grid', flex: '1 1 8em' });
