import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A ticket whose tear-off end has the team's picture. */
export const stub = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.slipBg,
});

export const picture = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingBlock: space(4),
  paddingInline: space(3),
  borderStartStartRadius: `calc(${vars.cardRadius} - 1px)`,
  borderEndStartRadius: `calc(${vars.cardRadius} - 1px)`,
  background: vars.slipStub,
  // The perforation, a row of holes.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '10px',
    insetInlineEnd: '-2px',
    inlineSize: '4px',
    backgroundImage: `radial-gradient(circle, ${vars.ground} 1.6px, transparent 2.1px)`,
    backgroundSize: '4px 8px',
    backgroundRepeat: 'round',
  },
});

/** The button is beside the name, or below it where both do not fit. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minInlineSize: 0,
  padding: space(4),
});

export const team = style({
  display: 'flex',
  flex: '1 1 8em',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  minInlineSize: 0,
});

/** On a line of its own above the name, which then wraps less. */
export const number = style({
  display: 'block',
  color: vars.inkSoft,
  fontSize: text(0.9375),
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
  color: vars.inkSoft,
  fontSize: text(0.9375),
});

/** Below the sentence, as wide as the page. */
export const begin = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  marginBlockStart: space(4),
});
