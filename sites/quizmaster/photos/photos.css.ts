import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { main as framed } from '../game-page.css.ts';
import { display, plain, soft as softType } from '../type.css.ts';

export { page } from '../game-page.css.ts';
export const soft = softType;
export const main = style([framed, { gap: space(8) }]);

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  selectors: { '&:focus': { outline: 'none' } },
});
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  // As high with its button as without.
  minBlockSize: '48px',
});
export const title = style([display, { fontSize: text(1.375), lineHeight: 1.2 }]);

export const photos = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'start',
    gap: space(3),
  },
]);
/** Large enough to see who is on them. */
export const largePhotos = style([photos, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))' }]);
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
});
/** A frame of one shape, so that nothing jumps while pictures load; nothing of a picture is cut. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  background: vars.raised,
});
export const caption = style({ display: 'grid', gap: space(1), paddingBlockStart: space(3), paddingInline: space(4) });
export const team = style([
  display,
  { fontSize: text(1.125), lineHeight: 1.25, overflowWrap: 'anywhere', textWrap: 'wrap' },
]);
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
});
export const actions = style([buttons, { padding: space(4), paddingBlockStart: space(3) }]);

export const votes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space(3),
});
export const vote = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const voteName = style([display, { fontSize: text(1.125), lineHeight: 1.25 }]);
export const voted = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' });
export const result = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
