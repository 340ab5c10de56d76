import { space, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const tag = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingBlock: space(1.5),
  paddingInline: [space(3), space(3.5)].join(' '),
  border: `${vars.line} solid ${vars.edge}`,
  borderRadius: '22px',
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.time,
  transitionTimingFunction: vars.ease,
  selectors: {
    '&:hover:not(:has(:disabled))': { background: vars.raised },
    '&[data-chosen]': {
      background: vars.raised,
      borderColor: vars.brand,
      boxShadow: `inset 0 0 0 1px ${vars.brand}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed', color: vars.inkSoft },
  },
  // Forced colours remove the shadow; the tick stays, and the border is the system's.
  '@media': { '(forced-colors: active)': { selectors: { '&[data-chosen]': { borderColor: 'Highlight' } } } },
});

/** The click target is the checkbox itself; everything visible is drawn around it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  appearance: 'none',
  cursor: 'inherit',
});

/** Plus and tick have one width, so choosing moves nothing. */
export const sign = style({
  display: 'flex',
  flex: 'none',
  fontSize: '0.7em',
  color: vars.inkSoft,
  selectors: { [`${tag}[data-chosen] &`]: { color: vars.brand } },
});
export const word = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
