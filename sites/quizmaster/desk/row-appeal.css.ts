import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { soft as softType } from '../type.css.ts';

/** An appeal beside its answer. */
export const appeal = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `${vars.line} solid ${vars.brand}`,
  borderRadius: vars.fieldRadius,
  maxInlineSize: '42rem',
});

export const appealReason = style({ margin: 0, overflowWrap: 'anywhere' });

export const appealButtons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const appealHint = style([softType, { flexBasis: '100%' }]);
