import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(7),
  paddingBlockStart: space(9),
  '@media': { '(min-height: 780px) and (min-width: 700px)': { paddingBlockStart: space(14) } },
});

export const head = style({ textAlign: 'center' });

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.8125),
  fontWeight: 700,
  letterSpacing: '0.16em',
  textTransform: 'uppercase',
});

export const greeting = style({
  margin: `${space(3)} auto 0`,
  maxInlineSize: '7em',
  fontFamily: vars.fontDisplay,
  fontSize: `clamp(${text(2.75)}, 12.5vw, ${text(3.75)})`,
  fontWeight: 700,
  lineHeight: 1.04,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
});

export const ada = style({ textAlign: 'center' });

export const link = style({
  minBlockSize: '44px',
  margin: 0,
  paddingInline: space(3),
  border: 0,
  borderRadius: vars.fieldRadius,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `3px solid ${vars.focus}` },
  },
});

export const notice = style({ margin: 0 });
