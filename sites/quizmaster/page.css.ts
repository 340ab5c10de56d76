import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display, figures, kicker as kickerType, plain, press, soft as softType } from './type.css.ts';

// This site owns its page, so it may style the body.
globalStyle('body', { margin: 0 });
globalStyle('html', { background: vars.ground });
// A reader who has set a larger text in the browser gets it here, wherever the theme is set anew.
globalStyle('.snug-theme', { vars: { [vars.text]: '1rem' } });
// Paper is white in the dark scheme, too.
globalStyle('html', { '@media': { print: { background: '#fff', colorScheme: 'light' } } });

/** The frame of every page. */
export const page = style({
  // Texts for screen readers lie one pixel high below the page; without this the page would scroll for them.
  position: 'relative',
  overflowY: 'clip',
  minBlockSize: '100dvh',
  background: vars.ground,
  // In print the paper is the background.
  '@media': { print: { minBlockSize: 0, background: 'none' } },
});

export const signIn = style({
  boxSizing: 'border-box',
  maxInlineSize: '30rem',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingBlock: 'max(10vh, 32px) 48px',
  paddingInline: space(5),
});

export const brand = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
export const product = kickerType;
export const soft = softType;

export const column = style({
  boxSizing: 'border-box',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  paddingBlock: space(8),
  paddingInline: space(5),
  '@media': { print: { padding: 0 } },
});

/** For tables and plots. */
export const wideColumn = style([column, { maxInlineSize: '64rem' }]);

globalStyle(`${column} h1:focus`, { outline: 'none' });

export const nav = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} clamp(${space(3)}, 4vw, ${space(6)})`,
  // All on one line of a phone from 360 pixels on.
  '@media': { '(max-width: 26rem)': { columnGap: '2.6vw', fontSize: text(0.875) } },
});
export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderBlockEnd: '3px solid transparent',
  borderBlockStart: '3px solid transparent',
  color: vars.inkSoft,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-current]': { borderBlockEndColor: vars.brand, color: vars.ink },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
  // Forced colours show a transparent border too.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(8),
  '@media': { print: { display: 'none' } },
});

export const title = style([display, { fontSize: text(2), lineHeight: 1.12, marginBlockEnd: space(4) }]);

/** The title of the page, and what can be begun there. */
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(4),
});
globalStyle(`${titleRow} > ${title}`, { marginBlockEnd: 0 });

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const listTitle = style([kickerType, { marginBlockEnd: space(3) }]);
export const folded = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  marginBlockEnd: space(2),
  color: vars.inkSoft,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    // A flex box has no marker of its own.
    '&::before': { content: '▸', marginInlineEnd: space(2) },
    'details[open] > &::before': { rotate: '90deg' },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});

export const games = style([plain, { display: 'grid', gap: space(3) }]);

export const game = style([
  press,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space(1)} ${space(4)}`,
    inlineSize: '100%',
    minBlockSize: '76px',
    paddingBlock: space(3),
    paddingInline: space(5),
    border: `${vars.line} solid ${vars.cardEdge}`,
    borderRadius: vars.cardRadius,
    background: vars.cardBg,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: vars.raised }, '&:focus-visible': { outlineOffset: '2px' } },
  },
]);
export const gameTitle = style([display, { fontSize: text(1.25), lineHeight: 1.25 }]);
export const gameCode = style([figures, { fontSize: text(1.625) }]);

/** Below the games, what belongs to the quizmaster and to no game. */
export const tips = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  maxInlineSize: '26rem',
  marginBlockStart: space(10),
});
