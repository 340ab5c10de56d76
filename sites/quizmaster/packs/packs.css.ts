import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, plain, soft as softType } from '../type.css.ts';

export const packs = style([plain, { display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }]);
/** On a phone the button stands below the pack. */
export const pack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(3),
  paddingInline: space(5),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const about = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const name = style([
  display,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    color: vars.ink,
    fontSize: text(1.25),
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' },
    },
  },
]);

export const sentences = style({ display: 'grid', gap: space(1), margin: 0, paddingInlineStart: space(5) });
export const outcome = style({ display: 'grid', gap: space(2), outline: 'none' });
export const outcomeTitle = style({ margin: 0, fontWeight: 700, overflowWrap: 'anywhere' });

export const questions = style([plain, { display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const question = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3),
  padding: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
export const lines = style({ display: 'grid', gap: space(2), minInlineSize: 0 });
export const asked = style({ margin: 0, fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const answer = style({ margin: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const soft = style([softType, { overflowWrap: 'anywhere' }]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
