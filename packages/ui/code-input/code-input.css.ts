import { space, text, vars } from '@snug/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** The space between two digits. */
const AIR = '0.3em';

/** The size of a digit at most, for a code of more than six. */
export const digitSize = createVar();

export const box = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `2px solid ${vars.fieldEdge}`,
  borderRadius: vars.fieldRadius,
  background: vars.fieldBg,
  boxShadow: `inset 0 3px 8px -2px ${vars.shade}`,
  cursor: 'text',
  transitionProperty: 'border-color',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    '&:focus-within': { ...focusRing, outlineOffset: '1px', borderColor: vars.focus },
    '&[data-invalid]': { borderColor: vars.danger },
  },
});

/** Field and row have the same type: the row has the digits invisibly, so the placeholders start where the text ends. */
const figures = style({
  fontFamily: vars.fontDisplay,
  // Never wider than its container, however large the text: six digits must be readable at a glance.
  fontSize: [text(2.5), `min(${text(2.5)}, ${fallbackVar(digitSize, '15cqi')})`],
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
  letterSpacing: AIR,
  whiteSpace: 'pre',
});

export const row = style([
  figures,
  {
    position: 'relative',
    paddingBlock: space(3.5),
    // The last digit has no neighbour.
    marginInlineEnd: `-${AIR}`,
    color: 'transparent',
  },
]);

export const ghost = style({
  position: 'relative',
  '::after': {
    content: 'attr(data-ghost)',
    position: 'absolute',
    insetInline: `0 ${AIR}`,
    letterSpacing: 0,
    textAlign: 'center',
    color: vars.edge,
    // An X is wider than a digit: a little smaller it keeps its distance, on the same baseline.
    scale: '0.88',
    transformOrigin: '50% 76%',
    transition: `opacity ${vars.time} ${vars.ease}`,
  },
  selectors: { '&[data-filled]::after': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});

export const input = style([
  figures,
  {
    boxSizing: 'border-box',
    position: 'absolute',
    insetBlock: 0,
    // The whole container can be clicked, while the text begins where the row does.
    insetInlineStart: ['0', 'calc(50% - 50cqi)'],
    inlineSize: ['150%', '100cqi'],
    margin: 0,
    padding: 0,
    paddingInlineStart: ['0', 'calc(50cqi - 50%)'],
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.ink,
    caretColor: vars.brand,
    textAlign: 'start',
    appearance: 'none',
    // The row below shows the placeholder.
    '::placeholder': { color: 'transparent', opacity: 1 },
    '@media': { '(forced-colors: active)': { '::placeholder': { color: 'GrayText' } } },
  },
]);
