import { space, text, vars } from '@snug/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { back as backType, clampedTitle, figures as figuresType, kicker as kickerType } from './type.css.ts';

/**
 * The unit of every size: a hundredth of the screen's height, or of the height that a screen of this width should have.
 */
const part = createVar();
const parts = (count: number) => `calc(${part} * ${count})`;

const upright = '(max-aspect-ratio: 1/1)';

/** Exactly as high as the screen. In portrait, as on a phone or a poster, it may be longer. */
export const screen = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: '100dvh',
  padding: parts(5),
  paddingBlockEnd: parts(2),
  background: vars.ground,
  vars: { [part]: 'min(1dvh, 0.5625vw)' },
  '@media': {
    [`not all and ${upright}`]: { blockSize: '100dvh', overflow: 'hidden' },
    [upright]: { vars: { [part]: '1vw' } },
  },
});

export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: parts(7),
  '@media': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', rowGap: parts(6) } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: parts(3),
  blockSize: parts(80),
  minInlineSize: 0,
  '@media': { [upright]: { blockSize: 'auto', textAlign: 'center' } },
});

export const venue = style([kickerType, { fontSize: parts(3.2) }]);

const titleBase = style([clampedTitle, { WebkitLineClamp: 4, marginBlockStart: parts(0.8), lineHeight: 1.12 }]);
export const title = styleVariants({
  short: [titleBase, { fontSize: parts(9) }],
  long: [titleBase, { fontSize: parts(6.4) }],
  sentence: [titleBase, { fontSize: parts(4) }],
});

export const kind = style({ margin: 0, color: vars.inkSoft, fontSize: parts(3.6), lineHeight: 1.4 });

export const code = style({ display: 'grid', margin: 0 });
export const kicker = style([kickerType, { fontSize: parts(2.8) }]);

/** To be read from the last table, the digits take an eighth of the screen's height. */
export const figures = style([
  figuresType,
  { color: vars.brand, fontSize: parts(18), lineHeight: 1.05, letterSpacing: '0.03em' },
]);

export const how = style({
  margin: 0,
  marginBlockStart: parts(1.5),
  fontSize: parts(4),
  lineHeight: 1.3,
  selectors: { '&[data-long]': { fontSize: parts(3.1) } },
});
export const address = style({ color: vars.brand, fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' });

export const here = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: parts(3.6),
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const qr = style({ inlineSize: parts(80) });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(6)}`,
  minBlockSize: '44px',
  selectors: { ':fullscreen &:not(:hover, :focus-within)': { opacity: 0 } },
});

export const back = backType;

export const trouble = style({
  flex: '1 1 0',
  minInlineSize: '18rem',
  margin: 0,
  color: vars.danger,
  fontSize: text(0.9375),
  lineHeight: 1.35,
});
