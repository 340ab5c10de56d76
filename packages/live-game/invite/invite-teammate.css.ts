import { space, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const body = style({ display: 'flex', flexDirection: 'column', gap: space(4) });
/** Gets the first focus and is no control, so it shows no focus ring. */
export const intro = style({ margin: 0, color: vars.inkSoft, outline: 'none' });

/** Side by side where the words leave room. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(2) });
export const field = style({ flex: '1 1 11em', minInlineSize: 0 });
/** Beside the field: below its label, and a little higher than it, since it is a little taller. */
export const send = style({ marginBlockStart: `calc(1.35em + ${space(2)} - 3px)` });

export const sent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  paddingBlockStart: space(4),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});
/** As tall as the QR code before it is loaded, so that nothing moves. */
export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '256px',
});
export const shown = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  inlineSize: '100%',
  animation: `${appear} ${vars.time} ${vars.ease}`,
});
