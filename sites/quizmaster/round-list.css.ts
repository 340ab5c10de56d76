import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { display, kicker as kickerType, mat as matType, plain, press, soft } from './type.css.ts';
import { wide } from './wide.ts';

const forcedColours = '(forced-colors: active)';
/** What is on the screen, where backgrounds and shadows are not shown. */
const chosen = { outline: '3px solid Highlight', outlineOffset: '-3px' };

export const list = style({
  paddingBlock: space(4),
  paddingInline: space(4),
  '@media': { [wide]: { paddingInline: space(3) } },
});

export const pills = style([
  plain,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    marginBlockEnd: space(4),
    '@media': { [wide]: { paddingInline: space(2) } },
  },
]);

export const pill = style([
  press,
  {
    minInlineSize: '44px',
    minBlockSize: '44px',
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.fieldRadius,
    color: vars.inkSoft,
    fontFamily: vars.fontDisplay,
    fontSize: text(1.0625),
    fontWeight: 700,
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: {
      // A round that has not begun has a dashed edge, as the numbers of its questions have.
      '&[data-standing="ahead"]': { borderStyle: 'dashed' },
      '&[data-standing="now"]': { borderColor: vars.brand, color: vars.brand },
      '&[data-standing="over"]': { color: vars.ink },
      '&[aria-current]': { backgroundColor: vars.raised, color: vars.ink, boxShadow: `inset 0 -3px 0 ${vars.brand}` },
    },
    '@media': { [forcedColours]: { selectors: { '&[aria-current]': chosen } } },
  },
]);

export const head = style({ '@media': { [wide]: { paddingInline: space(2) } } });
export const kicker = style([kickerType, { selectors: { '&[data-now]': { color: vars.brand } } }]);
export const title = style([display, { fontSize: text(1.375), lineHeight: 1.2, marginBlockStart: space(0.5) }]);
export const marks = style([soft, { marginBlockStart: space(1) }]);

/** On a phone the questions are a row of numbers; screen readers still get the texts. */
export const questions = style([
  plain,
  {
    display: 'flex',
    flexWrap: 'wrap',
    marginBlockStart: space(3),
    marginInline: space(-1),
    '@media': { [wide]: { flexDirection: 'column', flexWrap: 'nowrap', marginInline: 0 } },
  },
]);

export const item = style({});

export const row = style([
  press,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(3),
    inlineSize: '44px',
    minBlockSize: '44px',
    borderRadius: vars.fieldRadius,
    color: vars.inkSoft,
    selectors: {
      '&[data-asked]': { color: vars.ink },
      '&[aria-current]': { backgroundColor: vars.raised, color: vars.ink },
    },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-current]': chosen } },
      [wide]: {
        justifyContent: 'flex-start',
        inlineSize: '100%',
        paddingInline: space(2),
      },
    },
  },
]);

export const mat = matType;

export const rowText = style({
  // The same rules as VisuallyHidden, but only on a phone.
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [wide]: {
      position: 'static',
      flex: 1,
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      fontSize: text(0.9375),
      lineHeight: 1.35,
      overflowWrap: 'anywhere',
    },
  },
});

export const thumbnail = style({
  display: 'none',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '34px',
  objectFit: 'cover',
  borderRadius: space(1),
  background: vars.raised,
  '@media': { [wide]: { display: 'block' } },
});
