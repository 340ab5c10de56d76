import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { press } from '../type.css.ts';
import { wide } from '../wide.ts';

/** The keys, where there is a keyboard. */
export const keys = style({
  display: 'none',
  '@media': {
    [wide]: {
      gridArea: 'keys',
      display: 'flex',
      gap: space(4),
      maxBlockSize: '40dvh',
      overflowY: 'auto',
      paddingBlock: space(1.5),
      paddingInline: space(6),
      borderBlockStart: `${vars.line} solid ${vars.hairline}`,
      color: vars.inkSoft,
      fontSize: text(0.875),
    },
  },
});

export const keysButton = style([
  press,
  {
    alignSelf: 'center',
    flex: 'none',
    minBlockSize: '44px',
    paddingInline: space(2),
    marginInlineStart: space(-2),
    borderRadius: vars.fieldRadius,
    fontWeight: 600,
    '::after': {
      content: '',
      display: 'inline-block',
      marginInlineStart: '0.5em',
      border: '0.3em solid transparent',
      borderInlineStartColor: 'currentColor',
      borderInlineEndWidth: 0,
    },
    selectors: { '&[aria-expanded="true"]::after': { rotate: '90deg' } },
  },
]);

export const keyPairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${space(1)} ${space(4)}`,
  minInlineSize: 0,
});

export const keyPair = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), whiteSpace: 'nowrap' });
