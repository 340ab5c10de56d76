import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { unit } from './unit.css.ts';
import { least, u } from './unit.ts';

export const fitting = style({ position: 'relative', minBlockSize: 0, minInlineSize: 0, blockSize: '100%' });

export const fitBox = style({
  boxSizing: 'border-box',
  blockSize: '100%',
  overflow: 'hidden',
  fontSize: `calc(${unit} * var(--fit, ${least}))`,
  selectors: {
    // The last lines fade, so that nobody takes the end of the box for the end of the text.
    '&[data-overflow]': { maskImage: 'linear-gradient(#000 72%, transparent 92%)' },
  },
});

/** Of a text that ends with three dots by itself: it need not fade. */
export const dotted = style({ selectors: { '&[data-overflow]': { maskImage: 'none' } } });

export const tooLong = style({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  margin: 0,
  paddingInline: u(1.6),
  borderRadius: u(1),
  background: vars.brand,
  color: vars.onBrand,
  fontSize: u(least),
  fontWeight: 700,
  selectors: { '[data-overflow] + &': { display: 'block' } },
});

/** In the middle of the height it has. */
export const centred = style({ display: 'grid', alignContent: 'safe center' });
