import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { plain, soft as softType } from '../type.css.ts';
import { wide } from '../wide.ts';
import { forcedColours } from './forced-colours.ts';

export const rows = style([plain, {}]);

/** An answer, its marks, and whose it is. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(0.5),
  paddingBlock: `${space(3)} ${space(1)}`,
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  borderInlineStart: '4px solid transparent',
  outline: 'none',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.raised, borderInlineStartColor: vars.brand },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [forcedColours]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
    [wide]: { paddingInline: `${space(5)} ${space(6)}` },
  },
});

/** One text of an answer beside its marks. */
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  borderRadius: vars.fieldRadius,
  selectors: {
    '&[data-here]': { boxShadow: `0 0 0 2px ${vars.brand}` },
    '& + &': { marginBlockStart: space(2) },
  },
});

export const answer = style({
  flex: '1 1 10em',
  minInlineSize: 0,
  margin: 0,
  fontSize: text(1.1875),
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const times = style({
  marginInlineStart: space(2),
  color: vars.inkSoft,
  fontFamily: vars.fontDisplay,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});

export const why = style([
  softType,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(0.5)} ${space(2)}`,
    // As tall without the key that it shows at the cursor, or the button.
    minBlockSize: '1.9em',
    overflowWrap: 'anywhere',
    selectors: { '&[data-parts]': { minBlockSize: '44px' } },
  },
]);

export const proposedWord = style({ color: vars.brand, fontWeight: 600 });

export const names = style([softType, { overflowWrap: 'anywhere' }]);

export const late = style([softType, { fontStyle: 'italic', overflowWrap: 'anywhere' }]);

export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  color: vars.danger,
  fontWeight: 600,
});

/** Whose it is, and more about it at the end of the line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
});

export const whose = style({ flex: '1 1 12em', minInlineSize: 0 });
