import { space, vars } from '@snug/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const fromStart = keyframes({ from: { translate: '-100% 0' } });
const fromEnd = keyframes({ from: { translate: '100% 0' } });
const fromBottom = keyframes({ from: { translate: '0 100%' } });
const fade = keyframes({ from: { opacity: 0 } });

const base = style({
  boxSizing: 'border-box',
  position: 'fixed',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `0 0 48px ${vars.shade}`,
  animationDuration: vars.time,
  animationTimingFunction: vars.ease,
  outline: 'none',
  '::backdrop': { background: vars.scrim, animation: `${fade} ${vars.time} ${vars.ease}` },
});

const side = {
  insetBlock: 0,
  blockSize: '100%',
  maxBlockSize: '100%',
  inlineSize: '420px',
  // A strip of the page stays visible, to close the sheet with.
  maxInlineSize: 'calc(100vw - 44px)',
} as const;

/** Right and left are those of left-to-right writing; in right-to-left writing they change places. */
export const sheet = styleVariants({
  right: [
    base,
    {
      ...side,
      insetInline: 'auto 0',
      borderInlineStart: `${vars.line} solid ${vars.cardEdge}`,
      animationName: fromEnd,
      selectors: { '&:dir(rtl)': { animationName: fromStart } },
    },
  ],
  left: [
    base,
    {
      ...side,
      insetInline: '0 auto',
      borderInlineEnd: `${vars.line} solid ${vars.cardEdge}`,
      animationName: fromStart,
      selectors: { '&:dir(rtl)': { animationName: fromEnd } },
    },
  ],
  bottom: [
    base,
    {
      insetBlock: 'auto 0',
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: '640px',
      maxInlineSize: '100vw',
      maxBlockSize: '85vh',
      borderBlockStart: `${vars.line} solid ${vars.cardEdge}`,
      borderStartStartRadius: vars.cardRadius,
      borderStartEndRadius: vars.cardRadius,
      animationName: fromBottom,
    },
  ],
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3),
  paddingInline: `${space(5)} ${space(3)}`,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  background: vars.surface,
});
export const body = style({ padding: space(5) });
