import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, kicker as kickerType, soft as softType } from './type.css.ts';
import { wide } from './wide.ts';

export const kicker = kickerType;
export const soft = softType;

export const head = style({
  paddingBlock: space(4),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': { [wide]: { paddingBlockStart: space(5), paddingInline: space(6) } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const topline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: '44px',
});

export const question = style([
  display,
  {
    // With large text on a small screen a long word still has a line.
    fontSize: `min(${text(1.375)}, 12vw)`,
    lineHeight: 1.2,
    marginBlock: `${space(1)} ${space(4)}`,
    overflowWrap: 'anywhere',
    '@media': { [wide]: { fontSize: text(1.75) } },
  },
]);

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(5) });

export const figure = style({ margin: 0, maxInlineSize: '240px' });
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '180px',
  borderRadius: vars.fieldRadius,
  background: vars.raised,
});

export const key = style({ flex: '1 1 240px', minInlineSize: 0, margin: 0 });
export const term = style([
  kickerType,
  { marginBlockStart: space(3), selectors: { '&:first-child': { marginBlockStart: 0 } } },
]);
export const accepted = style({ margin: 0, fontSize: text(1.125), lineHeight: 1.4, overflowWrap: 'anywhere' });
export const notes = style([softType, { overflowWrap: 'anywhere' }]);
