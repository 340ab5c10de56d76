import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './wide.ts';

/** In a table of keys it stands on any screen. */
export const cap = style({
  flex: 'none',
  display: 'inline-block',
  paddingInline: space(2),
  border: '1px solid currentColor',
  borderBlockEndWidth: '2px',
  borderRadius: space(1.5),
  font: 'inherit',
  fontFamily: vars.font,
  fontSize: text(0.8125),
  fontWeight: 600,
  lineHeight: 1.5,
});

export const key = style([cap, { display: 'none', '@media': { [wide]: { display: 'inline-block' } } }]);
