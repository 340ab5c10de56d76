import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { tints as mixes, ON_BACKGROUND, ON_LETTERS } from './team-tints.ts';

const mixed = (one: string, percent: number, other: string) => `color-mix(in srgb, ${one} ${percent}%, ${other})`;

export const teamPicture = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75em',
  blockSize: '2.75em',
  fontSize: '16px',
  lineHeight: 1,
  selectors: {
    '&[data-size="small"]': { fontSize: 'calc(32px / 2.75)' },
    '&[data-size="large"]': { fontSize: 'calc(96px / 2.75)' },
  },
});

/** The tint is set as the text colour; rings, background and letters are mixed from it. */
export const tints = mixes.map(([one, other]) => style({ color: mixed(vars[one], 50, vars[other]) }));

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
});

const paper = mixed('currentColor', ON_BACKGROUND, vars.raised);

/** As many dots as the path is long in units; none is on the seam, where there would be two. */
const dotted = { strokeDasharray: '0 1', strokeDashoffset: 0.5 };

/** Background with a row of round bites along its edge. */
export const edge = style({ fill: paper, stroke: paper, strokeWidth: 4.2, ...dotted });
export const dots = style({ strokeWidth: 0.9, ...dotted });

const small = `${teamPicture}[data-size="small"] &`;

/** At the small size the letters take this space. */
export const inner = style({ selectors: { [small]: { display: 'none' } } });

export const letters = style({
  position: 'relative',
  color: mixed('currentColor', ON_LETTERS, vars.ink),
  fontFamily: vars.fontDisplay,
  fontSize: '0.9em',
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  // Two of the widest letters fit into the rings in wide fonts too: on a host page our fonts are not loaded.
  selectors: { [small]: { fontSize: '1em' } },
});

export const picture = style({
  position: 'relative',
  inlineSize: '78%',
  blockSize: '78%',
  borderRadius: '50%',
  objectFit: 'cover',
});
