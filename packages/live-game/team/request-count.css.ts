import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** On the corner of the icon, so that nothing moves when it appears. */
export const requestCount = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(50% + ${space(2.5)})`,
  lineHeight: 1,
});
