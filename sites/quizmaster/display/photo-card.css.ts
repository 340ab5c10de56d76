import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { centred, dotted } from './fit-box.css.ts';
import { display } from './type.css.ts';
import { u } from './unit.ts';

export const print = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  minBlockSize: 0,
  margin: 0,
  overflow: 'hidden',
  borderRadius: u(3),
  background: vars.surface,
  boxShadow: `0 ${u(0.5)} ${u(2.4)} ${vars.shade}`,
});
/** Nothing of a photo is cut: somebody stands at its edge. */
export const photo = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  padding: `${u(2)} ${u(2)} 0`,
  objectFit: 'contain',
});
/** Three lines of the smallest size. */
export const caption = style({ blockSize: u(15.4), paddingInline: u(3), textAlign: 'center' });
export const captionBox = style([centred, dotted]);
/** A name that is too long ends with three dots. */
export const team = style([
  display,
  {
    lineHeight: 1.15,
    selectors: {
      '[data-overflow] > &': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        overflow: 'hidden',
      },
    },
  },
]);
