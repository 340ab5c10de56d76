import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  paddingBlock: space(3),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});

/** As wide as the words need; where button and name do not fit beside each other, the button goes below. */
export const name = style({ flex: '1 1 6em', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });

export const state = style({ display: 'block', fontWeight: 400 });

/** Above what comes after the list. */
export const next = style({ marginBlockStart: space(3) });

export const action = style({ marginInlineStart: 'auto' });
