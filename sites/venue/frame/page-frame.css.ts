import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1, outline: 'none' });

/** The column of every page but the game: as wide as a phone, on large screens too. */
export const main = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '460px',
  marginInline: 'auto',
  paddingInline: space(5),
  paddingBlock: `${space(6)} ${space(12)}`,
});

export const waiting = style([main, { paddingBlock: space(16), textAlign: 'center' }]);

export const sentence = style({
  margin: 0,
  fontFamily: vars.fontDisplay,
  fontSize: text(1.5),
  lineHeight: 1.2,
  textWrap: 'balance',
});

/** Takes no space while it is empty. */
export const notice = style([main, { paddingBlock: `${space(2)} 0`, selectors: { '&:empty': { display: 'none' } } }]);
