import { space, text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

const base = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  margin: 0,
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingBlock: space(2),
  paddingInline: space(4),
  // Also the border that forced colours draw.
  border: `${vars.line} solid transparent`,
  borderRadius: vars.buttonRadius,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transitionProperty: 'translate, box-shadow, background-color, border-color',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { translate: '0 1px' },
    '&:disabled': { cursor: 'not-allowed', translate: 'none', color: vars.inkSoft, opacity: 0.6 },
    '&[aria-busy="true"]': { cursor: 'progress', translate: 'none' },
  },
});

/** The brass plate: light along its upper edge, thickness below, an engraved line inside. */
const plate = {
  rest: `inset 0 1px 0 rgb(255 255 255 / 0.38), inset 0 -2px 0 rgb(0 0 0 / 0.18), 0 2px 0 ${vars.shade}, 0 8px 20px -8px ${vars.shade}`,
  hover: `inset 0 1px 0 rgb(255 255 255 / 0.5), inset 0 -2px 0 rgb(0 0 0 / 0.18), 0 2px 0 ${vars.shade}, 0 12px 26px -8px ${vars.shade}`,
  pressed: `inset 0 2px 4px rgb(0 0 0 / 0.3), inset 0 -1px 0 rgb(0 0 0 / 0.18), 0 0 0 ${vars.shade}, 0 4px 10px -8px ${vars.shade}`,
};

export const button = styleVariants({
  main: [
    base,
    {
      position: 'relative',
      inlineSize: '100%',
      minBlockSize: '56px',
      // A border would lie outside the plate's own edges.
      border: 0,
      paddingBlock: space(3),
      backgroundColor: vars.buttonBg,
      backgroundImage: 'linear-gradient(rgb(255 255 255 / 0.08), transparent 40%, rgb(0 0 0 / 0.07))',
      color: vars.buttonInk,
      fontFamily: vars.fontDisplay,
      fontSize: text(1.25),
      fontWeight: 700,
      boxShadow: plate.rest,
      '::before': {
        content: '',
        position: 'absolute',
        inset: '5px',
        border: '1px solid currentColor',
        borderRadius: `calc(${vars.buttonRadius} - 5px)`,
        opacity: 0.22,
        pointerEvents: 'none',
      },
      selectors: {
        '&:hover': { boxShadow: plate.hover },
        '&:active': { boxShadow: plate.pressed },
        '&:disabled': {
          backgroundColor: 'transparent',
          backgroundImage: 'none',
          boxShadow: `inset 0 0 0 1px ${vars.edge}`,
          opacity: 1,
        },
      },
      '@media': { '(forced-colors: active)': { border: '2px solid' } },
    },
  ],
  quiet: [
    base,
    { borderColor: vars.edge, selectors: { '&:hover': { backgroundColor: vars.raised, borderColor: vars.inkSoft } } },
  ],
  danger: [
    base,
    { borderColor: vars.danger, color: vars.danger, selectors: { '&:hover': { backgroundColor: vars.raised } } },
  ],
});
