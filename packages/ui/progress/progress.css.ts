import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const label = style({
  display: 'block',
  color: vars.inkSoft,
  fontSize: text(0.9375),
  fontVariantNumeric: 'tabular-nums',
});

const bar = { borderRadius: '5px', background: vars.rail } as const;

export const rail = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '10px',
  marginBlockStart: space(1.5),
  border: 0,
  borderRadius: '5px',
  background: vars.railBg,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
  overflow: 'hidden',
  appearance: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': { ...bar, transition: `inline-size ${vars.time} ${vars.ease}` },
  '::-moz-progress-bar': bar,
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
    },
  },
});
