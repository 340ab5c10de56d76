import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});

export const contact = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
