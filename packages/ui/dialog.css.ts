import { space, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from './focus-ring.ts';

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
  overflow: 'hidden',
  border: `1px solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `0 24px 64px -12px ${vars.shade}`,
  animation: `${rise} ${vars.time} ${vars.ease}`,
  outline: 'none',
  '::backdrop': { background: vars.scrim, animation: `${fade} ${vars.time} ${vars.ease}` },
});

export const frame = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  maxBlockSize: '85vh',
  padding: space(5),
});

/** Only the words scroll: title and buttons stay in sight. */
export const body = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  // Room for the ring where long words make it something to scroll, and so to focus.
  margin: '-6px',
  padding: '6px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space(3),
  marginBlockStart: space(1),
});
export const slot = style({ display: 'grid', flex: '1 1 8em' });
