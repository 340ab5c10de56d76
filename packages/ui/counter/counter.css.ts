import { text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const counter = style({
  // Contains the visually hidden text, so that it stays in place in a box that scrolls.
  position: 'relative',
  color: vars.inkSoft,
  fontSize: text(0.9375),
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state]': { fontWeight: 700 },
    '&[data-state="few"]': { color: vars.ink },
    '&[data-state="full"]': { color: vars.brand },
    '&[data-state="over"]': { color: vars.danger },
  },
});
