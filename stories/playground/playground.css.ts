import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 960px)';

/** A class without rules, which the theme's selector names. */
export const draft = style({});

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100vh',
  '@media': { [wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' } },
});

export const console = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  boxSizing: 'border-box',
  padding: space(5),
  background: vars.surface,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100vh',
      overflowY: 'auto',
      padding: `${space(7)} ${space(6)}`,
      borderBlockEnd: 'none',
      borderInlineEnd: `${vars.line} solid ${vars.hairline}`,
    },
  },
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: space(4) });

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10em), 1fr))',
  gap: `${space(4)} ${space(3)}`,
});
export const colour = style({ display: 'flex', flexDirection: 'column', gap: space(1), fontSize: text(0.875) });
export const wellAndField = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space(2),
  alignItems: 'end',
});
export const well = style({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '48px',
  blockSize: '48px',
  padding: 0,
  border: `${vars.line} solid ${vars.edge}`,
  borderRadius: '50%',
  background: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 'none' },
    '&::-moz-color-swatch': { border: 'none' },
  },
});

export const verdicts = style({ display: 'flex', flexDirection: 'column', gap: space(3) });
export const all = style({});
export const summary = style({
  minBlockSize: '44px',
  lineHeight: '44px',
  fontWeight: 600,
  cursor: 'pointer',
  borderRadius: vars.fieldRadius,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
});
export const pairs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text(0.875),
});

export const home = style({ display: 'flex', flexDirection: 'column', gap: space(3) });
export const code = style({ fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace' });
globalStyle(`.${code} textarea`, {
  fontFamily: 'inherit',
  fontSize: text(0.8125),
  fontWeight: 400,
  maxBlockSize: '40vh',
});

export const sample = style({
  boxSizing: 'border-box',
  padding: space(5),
  background: vars.ground,
  '@media': { [wide]: { padding: space(8) } },
  columnWidth: '340px',
  columnGap: space(6),
});
export const caption = style({ columnSpan: 'all', marginBlockEnd: space(5) });
export const piece = style({ breakInside: 'avoid', marginBlockEnd: space(6) });
/** A screen of its own, so framed as one. */
export const phone = style([
  piece,
  {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `${vars.line} solid ${vars.hairline}`,
    borderRadius: vars.cardRadius,
  },
]);
