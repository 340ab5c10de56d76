import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../wide.ts';

export const page = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100dvh',
  background: vars.ground,
  '@media': {
    [wide]: {
      // With large text the questions need more than a quarter.
      gridTemplateColumns: 'minmax(min(17.5rem, 34%), 24fr) minmax(0, 76fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"header header" "left middle" "left keys"',
      blockSize: '100dvh',
    },
  },
});

export const left = style({
  paddingBlock: `${space(1.5)} ${space(1)}`,
  paddingInline: space(3),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    [wide]: {
      gridArea: 'left',
      borderBlockEnd: 0,
      paddingBlock: space(3),
      paddingInline: space(3),
      overflowY: 'auto',
      borderInlineEnd: `${vars.line} solid ${vars.hairline}`,
    },
  },
});

export const middle = style({
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'middle', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min-content',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': {
    // Beside large text nothing has room.
    'screen and (max-width: 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    'screen and (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
    [wide]: { paddingInline: space(6) },
  },
});

/** What to do next, as wide and as tall whatever it says: nothing below it moves. */
export const step = style({ display: 'grid', alignItems: 'center', minInlineSize: 0, minBlockSize: '56px' });

/** A sentence over the page, so that nothing moves for it: over its head on a phone, where rows stand at the end; else over the keys. */
export const note = style({
  position: 'fixed',
  zIndex: 1,
  insetBlockStart: space(2),
  insetInline: space(4),
  maxInlineSize: '36rem',
  margin: '0 auto',
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `2px solid ${vars.danger}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // It stays until the next command, and whatever lies under it can be pressed.
  pointerEvents: 'none',
  selectors: { '&:empty': { opacity: 0 } },
  '@media': { [wide]: { insetBlockStart: 'auto', insetBlockEnd: space(4) } },
});

/** What can be disabled as one, without a box of its own. */
export const desk = style({ display: 'contents' });

export const final = style({
  margin: 0,
  paddingBlock: space(3),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  fontWeight: 600,
  '@media': { [wide]: { paddingInline: space(6) } },
});

export const folded = style({ paddingInline: space(4), '@media': { [wide]: { paddingInline: space(6) } } });
