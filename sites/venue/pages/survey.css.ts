import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space(5) });
export const head = style({ textAlign: 'center' });
export const title = style({
  margin: `${space(3)} 0 0`,
  fontFamily: vars.fontDisplay,
  fontSize: text(2.5),
  fontWeight: 700,
  lineHeight: 1.08,
  textWrap: 'balance',
  outline: 'none',
});
export const intro = style({ margin: 0, lineHeight: 1.5, textWrap: 'pretty' });
/** The place of a question, so that nothing below moves when it comes. */
export const feed = style({ minBlockSize: '400px', marginBlockStart: space(2) });
export const soft = style({ margin: 0, color: vars.inkSoft, textAlign: 'center', textWrap: 'balance' });
