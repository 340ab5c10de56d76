import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** Only a mouse drops files. */
const MOUSE = '(hover: hover) and (pointer: fine)';

export const zone = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  borderRadius: vars.fieldRadius,
  '@media': {
    [MOUSE]: {
      padding: space(4),
      border: `${vars.line} dashed ${vars.edge}`,
      transitionProperty: 'background-color, border-color',
      transitionDuration: vars.time,
      transitionTimingFunction: vars.ease,
      selectors: {
        '&[data-over]': { borderStyle: 'solid', borderColor: vars.brand, background: vars.raised },
        '&[data-disabled]': { borderColor: vars.hairline },
      },
    },
  },
});

export const chosen = style({ margin: 0, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' });

/** Contains the invisible inputs, so that nothing scrolls when one has the focus. */
export const buttons = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
});

/** The visible button is the label of an invisible input, which takes the keyboard and precedes it. */
export const press = style({
  selectors: {
    'input:focus-visible + &': focusRing,
    'input:disabled + &': { cursor: 'not-allowed', translate: 'none', color: vars.inkSoft, opacity: 0.6 },
  },
});

/** With a mouse there is rarely a camera: the button would open the same dialog as the other. */
export const touchOnly = style({ '@media': { [MOUSE]: { display: 'none' } } });

export const mouseOnly = style({
  display: 'none',
  color: vars.inkSoft,
  fontSize: text(0.9375),
  '@media': { [MOUSE]: { display: 'inline' } },
});

export const refusals = style({ display: 'grid', gap: space(1) });
