import { space, text, vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';

const press = keyframes({ from: { opacity: 0, scale: '1.5' } });

/** Close to what the screen's head says, which has room below it for what comes otherwise. */
export const place = style({ marginBlockStart: space(-5) });
export const slip = style({ display: 'flex', alignItems: 'center', gap: space(3) });
export const count = style({ flex: '1 1 auto', minInlineSize: 0 });

/** A brass coin. It falls onto the paper and lies there. */
export const stake = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '40px',
  blockSize: '40px',
  border: `2px solid ${vars.brand}`,
  borderRadius: '50%',
  background: vars.brand,
  boxShadow: `inset 0 0 0 2px ${vars.onBrand}`,
  color: vars.onBrand,
  fontFamily: vars.fontDisplay,
  fontSize: `min(${text(1)}, 20px)`,
  fontWeight: 700,
  lineHeight: 1,
  animation: `${press} ${vars.time} ${vars.ease}`,
});
/** On the upper edge of the card that it is put on. */
export const onCard = style({
  position: 'absolute',
  insetBlockStart: '-18px',
  insetInlineEnd: space(6),
  pointerEvents: 'none',
});
