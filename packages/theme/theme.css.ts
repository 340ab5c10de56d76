import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { type Colours, day, night } from './colours.ts';
import { vars } from './tokens.css.ts';

const { ground, surface, ink, brand, onBrand, danger, good, info, raised, inkSoft, edge, hairline, scrim, shade } =
  vars;
const colourVars = {
  ground,
  surface,
  ink,
  brand,
  onBrand,
  danger,
  good,
  info,
  raised,
  inkSoft,
  edge,
  hairline,
  scrim,
  shade,
};

/** The colours of a scheme, and the browser's own controls and scrollbars with them. */
const scheme = (colorScheme: 'dark' | 'light', colours: Colours) => ({
  colorScheme,
  vars: assignVars(colourVars, colours),
});

const AUTO = 'snug-theme';
const NIGHT = 'snug-night';
const DAY = 'snug-day';

// No specificity at all: one rule of a venue's page wins over a default. `:host` is for our custom elements: there
// the defaults must lie on the element itself, or they would hide what the page sets on it.
globalStyle(`:where(.${AUTO}, .${NIGHT}, .${DAY}, :host)`, {
  vars: {
    [vars.font]: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    [vars.fontDisplay]: 'Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
    [vars.text]: '16px',
    [vars.radius]: '14px',
    [vars.focus]: vars.brand,
    [vars.space]: '4px',
    [vars.time]: '200ms',
    [vars.ease]: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    [vars.buttonBg]: vars.brand,
    [vars.buttonInk]: vars.onBrand,
    [vars.buttonRadius]: vars.radius,
    [vars.fieldBg]: vars.ground,
    [vars.fieldEdge]: vars.edge,
    [vars.fieldRadius]: `calc(${vars.radius} * 0.72)`,
    [vars.cardBg]: vars.surface,
    [vars.cardEdge]: vars.hairline,
    [vars.cardRadius]: `calc(${vars.radius} * 1.29)`,
    [vars.slipBg]: vars.cardBg,
    [vars.slipStub]: vars.raised,
    [vars.mat]: vars.brand,
    [vars.rail]: vars.brand,
    [vars.railBg]: vars.raised,
  },
});

globalStyle(`:where(.${AUTO}, .${NIGHT}, :host)`, scheme('dark', night));
globalStyle(`:where(.${AUTO}:not([data-theme="dark"]), :host(:not([theme="dark"])))`, {
  '@media': { '(prefers-color-scheme: light)': scheme('light', day) },
});
globalStyle(`:where(.${DAY}, .${AUTO}[data-theme="light"], :host([theme="light"]))`, scheme('light', day));

// Important, so that a venue's own `--snug-time` is still nothing for who asked for no motion (Y14).
globalStyle(`:where(.${AUTO}, .${NIGHT}, .${DAY}, :host)`, {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.time]: '0ms !important' } } },
});

/** What every part inherits: face, size, colour. For the wrapper inside a shadow root, whose host carries the tokens. */
export const baseClass = style({
  color: vars.ink,
  fontFamily: vars.font,
  fontSize: vars.text,
  lineHeight: 1.5,
  textAlign: 'start',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
});

/** For the element around everything of ours: the tokens and what parts inherit. Follows the device, or `data-theme`. */
export const themeClass = `${AUTO} ${baseClass}`;
/** The default theme at night, whatever the device says. */
export const nightTheme = `${NIGHT} ${baseClass}`;
/** Its day twin. */
export const dayTheme = `${DAY} ${baseClass}`;
