import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display } from '../type.css.ts';

/** Exactly as large as the window: nothing of a big screen scrolls. */
export const whole = style({ position: 'fixed', inset: 0, overflow: 'hidden', background: vars.ground });

/** In full screen too they show only to who points at them or tabs there. */
export const controls = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(2),
  padding: space(3),
  transition: `opacity ${vars.time} ${vars.ease}`,
  selectors: { '&:not(:hover, :focus-within)': { opacity: 0 } },
});

export const notice = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  rowGap: space(4),
  minBlockSize: '100dvh',
  padding: space(6),
  background: vars.ground,
  color: vars.ink,
  textAlign: 'center',
});
export const title = style([display, { fontSize: `clamp(${text(1.75)}, 7vmin, ${text(5)})`, lineHeight: 1.1 }]);
export const lead = style({
  margin: 0,
  maxInlineSize: '40em',
  color: vars.inkSoft,
  fontSize: `clamp(${text(1.125)}, 3.6vmin, ${text(2.5)})`,
});
