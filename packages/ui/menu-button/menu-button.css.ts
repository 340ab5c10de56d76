import { space, text, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

/** At the button's end edge, below it; above where there is no room (`place` measures). */
export const menu = style({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(100% + ${space(1)})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  minInlineSize: `min(${text(11)}, 100vw - 16px)`,
  maxInlineSize: `min(${text(20)}, 100vw - 16px)`,
  // Half a screen is always there, above or below.
  maxBlockSize: 'max(50vh - 40px, 132px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space(1),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  color: vars.ink,
  boxShadow: `0 16px 40px -12px ${vars.shade}`,
  textAlign: 'start',
  outline: 'none',
  animation: `${appear} ${vars.time} ${vars.ease}`,
  selectors: { '&[data-above]': { insetBlock: `auto calc(100% + ${space(1)})` } },
});

export const item = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: '44px',
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(3),
  border: 0,
  borderRadius: `calc(${vars.fieldRadius} - 4px)`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // What cannot be undone is set apart, so that a thumb does not hit it by mistake.
  selectors: {
    '&:hover, &:focus': { backgroundColor: vars.ground },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    '&[data-kind="danger"]': { color: vars.danger },
    '[data-kind="quiet"] + &[data-kind="danger"]': {
      marginBlockStart: space(1),
      borderBlockStart: `${vars.line} solid ${vars.hairline}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&[aria-disabled="true"]': { color: vars.inkSoft, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:hover, &:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** A name of 125 letters without a space breaks, so that it does not push the menu over the edge. */
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
