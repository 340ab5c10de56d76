import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { tools } from './room-tools.css.ts';
import { display, figures, press, soft } from './type.css.ts';
import { wide } from './wide.ts';

export const console = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.ground,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(300px, 22fr) minmax(0, 54fr) minmax(320px, 23fr)',
      gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"header header header" "trouble trouble trouble" "strip strip strip" "left middle right" "actions middle right"',
      blockSize: '100dvh',
    },
  },
});

const column = style({
  '@media': { [wide]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' } },
});

/** On a phone the code stands beside the title, with large text below it. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridArea: 'header',
      gridTemplateColumns: 'auto minmax(0, auto) minmax(0, 1fr) auto auto',
      columnGap: space(4),
      paddingInlineStart: space(3),
      paddingInlineEnd: space(6),
    },
  },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineStart: space(-2),
  borderRadius: vars.fieldRadius,
  color: vars.inkSoft,
  selectors: {
    '&:hover': { backgroundColor: vars.surface, color: vars.ink },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
  '@media': { [wide]: { marginInlineStart: 0 } },
});

export const name = style({ flex: '1 1 6em', minInlineSize: 0 });
export const title = style([display, { fontSize: text(1.25), lineHeight: 1.2, textWrap: 'wrap', outline: 'none' }]);
export const venue = style([soft, { lineHeight: 1.3 }]);

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  margin: 0,
  '@media': { [wide]: { flexDirection: 'row', alignItems: 'baseline', gap: space(3) } },
});

export const codePlace = style({
  display: 'flex',
  // On a phone the title keeps its room: that the doors are closed stands below the code.
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: `${space(1)} ${space(3)}`,
  marginInlineStart: 'auto',
  '@media': {
    [wide]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifySelf: 'start',
      marginInlineStart: space(2),
      paddingInlineStart: space(4),
      borderInlineStart: `${vars.line} solid ${vars.hairline}`,
    },
  },
});

export const codeButton = style([
  press,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: space(2),
    minBlockSize: '44px',
    marginInlineEnd: space(-2),
    paddingInline: space(2),
    borderRadius: vars.fieldRadius,
    '@media': { [wide]: { display: 'flex', gap: space(3), marginInlineEnd: 0 } },
  },
]);

export const codeFigures = style([
  figures,
  {
    // On a phone, below the section's name and the drawing.
    order: 1,
    gridColumn: '1 / -1',
    fontSize: text(1.5),
    lineHeight: 1.1,
    '@media': { [wide]: { order: 0, fontSize: text(2.375) } },
  },
]);

/** On a phone, a row of its own. */
export const deskLinks = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '@media': { [wide]: { flex: 'none' } },
});
export const appeals = style({ color: vars.brand });

export const status = style([
  soft,
  {
    flex: '1 0 100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${space(3)}`,
    '@media': {
      [wide]: { flexWrap: 'nowrap', flexDirection: 'column', alignItems: 'flex-end', gap: 0, whiteSpace: 'nowrap' },
    },
  },
]);
export const count = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

/** What to know before anything else, one banner below the other. */
export const trouble = style({
  display: 'grid',
  gap: space(2),
  selectors: { '&:empty': { display: 'none' } },
  paddingBlock: space(3),
  paddingInline: space(4),
  '@media': { [wide]: { gridArea: 'trouble', paddingInline: space(6) } },
});

export const left = style([column, { '@media': { [wide]: { gridArea: 'left' } } }]);

export const middle = style([
  column,
  {
    minInlineSize: 0,
    borderBlockStart: `${vars.line} solid ${vars.hairline}`,
    '@media': {
      [wide]: {
        gridArea: 'middle',
        borderBlockStart: 0,
        borderInline: `${vars.line} solid ${vars.hairline}`,
      },
    },
  },
]);

export const right = style([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    borderBlockStart: `${vars.line} solid ${vars.hairline}`,
    '@media': { [wide]: { gridArea: 'right', borderBlockStart: 0 } },
  },
]);

export const setting = style({
  paddingBlock: space(3),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(5), marginBlockStart: 'auto' } },
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  // In the lobby nothing stands between: the line below the tools is theirs.
  selectors: { [`${tools} + &`]: { borderBlockStart: 0 } },
});

export const sound = style({
  paddingBlock: space(3),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(5) } },
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
});

/** Hidden on a phone, which has no keyboard. */
export const keys = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      paddingBlock: space(3),
      paddingInline: space(5),
      borderBlockStart: `${vars.line} solid ${vars.hairline}`,
    },
  },
});

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: vars.surface,
  borderBlockStart: `${vars.line} solid ${vars.hairline}`,
  boxShadow: `0 -8px 24px -12px ${vars.shade}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    // With few lines, as on a zoomed page, it would hide what it is about.
    'screen and (max-height: 26em)': { position: 'static' },
    [wide]: { position: 'static', gridArea: 'actions', background: 'none', boxShadow: 'none' },
  },
});
