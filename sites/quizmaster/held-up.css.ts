import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide as laptop } from './wide.ts';

/** Leaves room for the button beside the whole text. */
const wide = '(min-width: 44em)';

export const around = style({ containerType: 'inline-size' });

/** One line with its button below it, or beside it where there is room. */
export const heldUp = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderInlineStart: `4px solid ${vars.info}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  color: vars.ink,
  fontSize: text(0.9375),
  lineHeight: 1.4,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space(3) } },
});

export const words = style({ margin: 0 });

const shown = { display: 'inline' };
const gone = { display: 'none' };

/** On a phone there is no room for the rest, which would cover what the quizmaster reads: there it is only heard. */
export const roomy = style({ ...gone, '@media': { [laptop]: shown }, '@container': { [wide]: shown } });
export const narrow = style({ '@media': { [laptop]: gone }, '@container': { [wide]: gone } });
