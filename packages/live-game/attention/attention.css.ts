import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

/**
 * At the top of the visible page, over the content and taking no room: a keyboard covers the bottom. First in the column by
 * `order`, though last in the document, because pressing it leads onwards.
 */
export const arrivals = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  // Cancels the column's gap before the first question.
  marginBlockEnd: `calc(-1 * ${space(4)})`,
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  minBlockSize: '44px',
  marginBlockStart: space(2),
  paddingBlock: space(2),
  paddingInline: space(5),
  border: 0,
  borderRadius: space(10),
  background: vars.buttonBg,
  color: vars.buttonInk,
  boxShadow: `0 8px 20px -8px ${vars.shade}`,
  font: 'inherit',
  fontSize: text(1),
  fontWeight: 700,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
