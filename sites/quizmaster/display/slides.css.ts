import { vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { u, upright } from './unit.ts';

/** One frame for whatever turns in it, so that nothing beside it moves. Whoever shows it says how wide it is. */
const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@container': { [upright]: { blockSize: u(70) } },
});
export const slides = style([frame, { inlineSize: u(86), '@container': { [upright]: { inlineSize: 'auto' } } }]);
/** Where the screen is hardly wider than high, the words beside it need their half. */
export const half = style({
  inlineSize: `min(${u(86)}, 48cqi)`,
  '@container': { [upright]: { inlineSize: 'auto' } },
});
export const halfSlides = style([frame, half]);
const slide = style({ gridArea: '1 / 1', display: 'grid', justifyItems: 'center', minBlockSize: 0, minInlineSize: 0 });
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
export const shown = style([slide, { animation: `${appear} calc(${vars.time} * 1.8) ${vars.ease}` }]);
/** What is under the one that is shown; for who asked for no motion it is gone at once. */
export const fading = style([slide, { animation: `${vanish} calc(${vars.time} * 1.8) ${vars.ease} forwards` }]);
