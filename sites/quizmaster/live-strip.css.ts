import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { figures as figuresType, kicker as kickerType } from './type.css.ts';
import { wide } from './wide.ts';

export const strip = style({
  display: 'grid',
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  background: vars.surface,
  // On a phone it stays in sight, as what can be done does at the bottom.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  '@media': {
    'screen and (max-height: 36em)': { position: 'static' },
    [wide]: { position: 'static', gridArea: 'strip' },
  },
});

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(2),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(6) } },
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.hairline}` } },
});

export const sentence = style({
  flex: '1 1 12em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(2)}`,
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});
export const kicker = style([kickerType, { color: vars.brand }]);
export const figures = style([
  figuresType,
  {
    fontSize: text(2.75),
    lineHeight: 1.1,
    selectors: { '&[data-last]': { color: vars.danger } },
  },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
