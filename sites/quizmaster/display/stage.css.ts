import { vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { twoLines } from './type.css.ts';
import { least, u, upright } from './unit.ts';

export const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1.2%)' } });

/** What the room looks at. It arrives with a small step, and not at all for who asked for no motion. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  rowGap: u(2.4),
  minBlockSize: 0,
  minInlineSize: 0,
  // What hangs from the upper edge covers nothing.
  paddingBlock: `${u(4.7)} ${u(2.6)}`,
  paddingInline: u(7),
  animation: `${arrive} calc(${vars.time} * 1.5) ${vars.ease}`,
  '@container': { [upright]: { paddingInline: u(4) } },
});

/** A stage without a headline. */
export const bareStage = style([stage, { gridTemplateRows: 'minmax(0, 1fr)', paddingBlock: u(5) }]);

/** A stage whose content stands on the bar. */
export const groundedStage = style([stage, { paddingBlockEnd: 0 }]);

export const headline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(4),
  minBlockSize: u(9.2),
  minInlineSize: 0,
  '@container': { [upright]: { flexWrap: 'wrap', rowGap: u(1) } },
});

export const kicker = style([
  twoLines,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    margin: 0,
    color: vars.brand,
    fontSize: u(least),
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    // A line of its own above what stands beside it elsewhere.
    '@container': { [upright]: { flexBasis: '100%' } },
  },
]);

export const aside = style({
  flex: 'none',
  margin: 0,
  color: vars.inkSoft,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Beside a kicker, of which it leaves half. */
export const asideTitle = style([
  twoLines,
  aside,
  {
    flex: '0 1 auto',
    maxInlineSize: '50%',
    lineHeight: 1.2,
    textAlign: 'end',
    '@container': { [upright]: { maxInlineSize: '100%', textAlign: 'start' } },
  },
]);
