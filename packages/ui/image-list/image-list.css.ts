import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../focus/focus-ring.ts';

/** Takes the focus when nothing focusable is left in it. */
export const pictures = style({ borderRadius: vars.fieldRadius, selectors: { '&:focus-visible': focusRing } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(160px, ${text(9)})), 1fr))`,
  alignItems: 'start',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const landscape = '4 / 3';
const portrait = { [`${list}[data-shape="portrait"] &`]: { aspectRatio: '3 / 4' } };

/** As large as a picture; its content fills it. */
export const tile = style({
  display: 'grid',
  aspectRatio: landscape,
  // Alone it is a plain button.
  selectors: { ...portrait, '&:only-child': { gridColumn: '1 / -1', aspectRatio: 'auto' } },
});

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space(1.5), margin: 0 });

/** The picture's space, reserved before it loads. It grows only where large text says why an upload failed. */
export const box = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  aspectRatio: landscape,
  border: `${vars.line} solid ${vars.hairline}`,
  borderRadius: vars.fieldRadius,
  background: vars.raised,
  overflow: 'clip',
  selectors: portrait,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const missing = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  padding: space(2),
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.35,
  textAlign: 'center',
});

/** Along the lower edge: the state of the upload, and the delete button. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'end',
  gap: space(1.5),
  padding: space(1.5),
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-state]': { background: vars.surface, borderBlockStart: `${vars.line} solid ${vars.hairline}` },
  },
});

export const rail = style({ flex: 'auto', alignSelf: 'center', minInlineSize: 0 });
export const retry = style({ display: 'grid', flex: 'auto' });

/** On a line of its own. */
export const failed = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.danger,
  fontSize: text(0.9375),
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** Behind the button, so that it is visible on any picture. */
export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  border: `${vars.line} solid ${vars.edge}`,
  borderRadius: vars.fieldRadius,
  background: vars.surface,
});

export const caption = style({ color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.35 });
