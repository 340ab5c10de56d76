import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../type.css.ts';
import { wide } from '../wide.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(1),
  paddingInline: `${space(2)} ${space(3)}`,
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      gridArea: 'header',
      gap: space(4),
      paddingBlock: space(2),
      paddingInlineStart: space(3),
      paddingInlineEnd: space(6),
    },
  },
});

// On a phone the state of the line has a line of its own, below the title.
globalStyle(`${header} > :last-child`, {
  '@media': { 'screen and (max-width: 480px)': { marginInlineStart: '48px' } },
});

export const name = style({ flex: '1 1 7.5em', minInlineSize: 0 });

export const title = style([
  display,
  { fontSize: text(1.0625), lineHeight: 1.2, outline: 'none', '@media': { [wide]: { fontSize: text(1.25) } } },
]);

export const unsent = style({ color: vars.danger, fontWeight: 600, fontSize: text(0.9375) });
