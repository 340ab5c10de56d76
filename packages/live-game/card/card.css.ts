import { space, text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const tones = styleVariants(
  {
    ground: vars.ground,
    slip: vars.slipBg,
    edge: vars.edge,
    ink: vars.ink,
    soft: vars.inkSoft,
    brand: vars.brand,
    onBrand: vars.onBrand,
  },
  (color) => ({ color }),
);
export const faces = styleVariants({
  display: { fontFamily: vars.fontDisplay, fontWeight: 700 },
  plain: { fontFamily: vars.font, fontWeight: 500 },
});

export const whole = style({ display: 'grid', gap: space(3), justifyItems: 'center', textAlign: 'center' });
/** As high as the picture, before it is there: nothing jumps when it comes. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: `min(100%, ${text(20)}, 48vh)`,
  aspectRatio: '4 / 5',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.fieldRadius,
  overflow: 'hidden',
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });
export const hint = style({ margin: 0, color: vars.inkSoft });
/** Where colours are asked for: it has the look of the dialog and shows nothing. */
export const palette = style({ position: 'absolute', visibility: 'hidden' });
