import { vars } from '@snug/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { centred } from './fit-box.css.ts';
import { rail } from './rail.css.ts';
import { display, soft, twoLines } from './type.css.ts';
import { least, u, upright } from './unit.ts';

export const answers = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoRows: `minmax(0, ${u(21)})`,
  alignContent: 'start',
  rowGap: u(1.4),
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  '@container': { [upright]: { gridAutoRows: `minmax(0, ${u(34)})` } },
});

export const answer = style({
  display: 'grid',
  gridTemplateColumns: `${u(12)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: u(3),
  minBlockSize: 0,
  paddingInlineEnd: u(3),
  overflow: 'hidden',
  borderRadius: u(1.8),
  background: vars.slipBg,
  '@container': {
    [upright]: { gridTemplateColumns: `${u(12)} minmax(0, 1fr)`, gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
});

/** The number, and below it the tick. */
export const answerNumber = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  rowGap: u(0.6),
  background: vars.slipStub,
  color: vars.mat,
  fontFamily: vars.fontDisplay,
  fontSize: u(6),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  '@container': { [upright]: { gridRow: '1 / -1' } },
});

export const tick = style({ inlineSize: u(6), blockSize: u(5.4), color: vars.good });
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** As chalk goes: from its beginning to its end. */
export const drawnLine = style([
  line,
  {
    strokeDasharray: 1,
    animation: `${keyframes({ from: { strokeDashoffset: 1 } })} calc(${vars.time} * 1.8) ${vars.ease}`,
  },
]);

export const answerBox = style([centred, { paddingBlock: u(0.4) }]);

export const answerText = style([display, { textWrap: 'wrap' }]);

/** A longer note is for the quizmaster to tell. */
export const note = style([soft, twoLines, { fontSize: u(least), lineHeight: 1.2 }]);

export const share = style({
  display: 'grid',
  justifyItems: 'end',
  rowGap: u(0.8),
  margin: 0,
  minInlineSize: u(30),
  '@container': { [upright]: { gridColumn: 2, justifyItems: 'start', paddingBlockEnd: u(1.6) } },
});

export const shareWords = style({ color: vars.inkSoft, fontWeight: 600, whiteSpace: 'nowrap' });

export const shareRail = style([rail, { inlineSize: u(30), blockSize: u(1.6) }]);
