import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/** On the shoulder of the drawing: nothing moves when somebody asks. */
export const requestCount = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(50% + ${space(2.5)})`,
  lineHeight: 1,
});
