import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({ display: 'block', padding: 0, color: vars.ink, fontWeight: 600, lineHeight: 1.35 });
export const hint = style({ margin: 0, color: vars.inkSoft, lineHeight: 1.4 });
export const error = style({ margin: 0, color: vars.danger, fontSize: text(0.9375), fontWeight: 600, lineHeight: 1.4 });
