import { text, vars } from '@snug/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const paragraph = style({ margin: 0 });

export const tones = styleVariants({
  plain: [paragraph],
  soft: [paragraph, { color: vars.inkSoft }],
  small: [paragraph, { color: vars.inkSoft, fontSize: text(0.9375) }],
  eyebrow: [
    paragraph,
    {
      color: vars.brand,
      fontSize: text(0.8125),
      fontWeight: 700,
      lineHeight: 1.4,
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  ],
});
