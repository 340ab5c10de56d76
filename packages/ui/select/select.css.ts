import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { control } from '../field/control.css.ts';

export const frame = style({ position: 'relative' });
export const select = style([
  control,
  {
    paddingInlineEnd: space(11),
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: { '&[data-empty]': { color: vars.inkSoft, fontWeight: 400 } },
  },
]);
export const option = style({ background: vars.surface, color: vars.ink });
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(3.5),
  display: 'flex',
  alignItems: 'center',
  color: vars.brand,
  pointerEvents: 'none',
});
