import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { press } from '../type.css.ts';
import { forcedColours } from './forced-colours.ts';

export const marks = style({ display: 'flex', gap: space(1.5), flex: '0 1 auto' });

export const mark = style([
  press,
  {
    minInlineSize: '62px',
    minBlockSize: '44px',
    paddingInline: space(2.5),
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    fontSize: text(0.9375),
    fontWeight: 600,
    textAlign: 'center',
    selectors: {
      '&:disabled': { color: vars.inkSoft, cursor: 'default' },
      // A proposal is a dashed edge, a grade is filled.
      '&[data-proposed]': { borderStyle: 'dashed', borderWidth: '2px', borderColor: vars.brand },
      '&[aria-pressed="true"]': {
        background: vars.brand,
        borderColor: vars.brand,
        color: vars.onBrand,
        fontWeight: 700,
      },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
