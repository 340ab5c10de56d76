import { vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const avatar = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  // The glass grows with the picture, not with the text; the name beside it grows with the text.
  inlineSize: '2.75em',
  blockSize: '2.75em',
  fontSize: '16px',
  border: `${vars.line} solid ${vars.hairline}`,
  borderRadius: '50%',
  background: vars.raised,
  color: vars.brand,
  overflow: 'hidden',

  selectors: {
    '&[data-size="small"]': { fontSize: 'calc(32px / 2.75)' },
    '&[data-size="large"]': { fontSize: 'calc(96px / 2.75)' },
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // So that a transparent picture does not show the glass.
  background: vars.raised,
  selectors: { '&[hidden]': { display: 'none' } },
});
