import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { plain, press } from '../type.css.ts';
import { wide } from '../wide.ts';
import { forcedColours } from './forced-colours.ts';

export const roundLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockEnd: space(1.5),
  '@media': { [wide]: { marginBlockEnd: space(3) } },
});

export const rounds = style([plain, { display: 'flex', flexWrap: 'wrap', gap: space(2) }]);

export const round = style([
  press,
  {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minInlineSize: '44px',
    minBlockSize: '44px',
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontFamily: vars.fontDisplay,
    fontSize: text(1.0625),
    fontWeight: 700,
    textDecoration: 'none',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: { '&[aria-current]': { backgroundColor: vars.raised, boxShadow: `inset 0 -3px 0 ${vars.brand}` } },
    '@media': { [forcedColours]: { selectors: { '&[aria-current]': { outline: '3px solid Highlight' } } } },
  },
]);

export const paperButton = style([
  press,
  {
    minBlockSize: '44px',
    paddingInline: space(3),
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontSize: text(0.9375),
    fontWeight: 600,
    selectors: {
      '&[aria-pressed="true"]': { backgroundColor: vars.raised, boxShadow: `inset 0 -3px 0 ${vars.brand}` },
    },
    '@media': { [forcedColours]: { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } } },
  },
]);

/** Something waits there. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineEnd: '5px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.brand,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});
