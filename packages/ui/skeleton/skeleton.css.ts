import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space(4) });

/** Looks like wiped chalk. Nothing animates for ever, so there is no shimmer (Y14). */
const wiped = style({
  boxSizing: 'border-box',
  borderRadius: '4px',
  background: vars.hairline,
  opacity: 0.5,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText', opacity: 1 } },
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: `calc(${text(1)} * 0.6)`,
  minInlineSize: 0,
  paddingBlock: `calc(${text(1)} * 0.3)`,
});

/** As high as small letters, a line apart; the last one is shorter, as in paragraphs. */
export const line = style([
  wiped,
  {
    blockSize: `calc(${text(1)} * 0.9)`,
    selectors: { '&:last-of-type': { inlineSize: '60%' }, '&:only-of-type': { inlineSize: '100%' } },
  },
]);

/** The place of a field. */
export const plate = style([wiped, { blockSize: '50px', marginBlockStart: space(1), borderRadius: vars.fieldRadius }]);

export const ticket = style({
  boxSizing: 'border-box',
  display: 'flex',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.slipBg,
  overflow: 'hidden',
});
/** Its lines, away from its edges. */
export const ticketLines = style([lines, { padding: space(4) }]);
export const stub = style({ flex: 'none', padding: space(3), background: vars.slipStub });
export const numberBadge = style({
  boxSizing: 'border-box',
  inlineSize: `calc(${text(1)} * 2.3)`,
  blockSize: `calc(${text(1)} * 2.3)`,
  border: `2px solid ${vars.hairline}`,
  borderRadius: '50%',
});

export const person = style({ display: 'flex', alignItems: 'center', gap: space(3) });
export const round = style([wiped, { flex: 'none', inlineSize: '44px', blockSize: '44px', borderRadius: '50%' }]);

export const picture = style([wiped, { inlineSize: '100%', aspectRatio: '4 / 3', borderRadius: vars.fieldRadius }]);
