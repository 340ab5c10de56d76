import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../type.css.ts';
import { wide } from '../wide.ts';

/** A term has room beside what it is about. */
const roomy = 'screen and (min-width: 20em)';

export const head = style({
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `${vars.line} solid ${vars.hairline}`,
  '@media': { [wide]: { paddingBlock: space(4), paddingInline: space(6) } },
});

export const kickerLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
});

export const stepState = style({ color: vars.brand, fontSize: text(0.875), lineHeight: 1.3 });

// A term stands on the line of what it is about: the answers are to begin high on the screen.
globalStyle(`${head} dl`, {
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `0 ${space(2)}`,
      alignItems: 'baseline',
    },
  },
});

globalStyle(`${head} dt`, { '@media': { [roomy]: { gridColumn: 1, marginBlock: 0, letterSpacing: '0.06em' } } });

globalStyle(`${head} dd`, { '@media': { [roomy]: { gridColumn: 2 } } });

export const question = style([
  display,
  {
    fontSize: text(1.25),
    lineHeight: 1.2,
    marginBlock: `${space(0.5)} ${space(2)}`,
    overflowWrap: 'anywhere',
    '@media': { [wide]: { fontSize: text(1.625), marginBlock: `${space(1)} ${space(3)}` } },
  },
]);
