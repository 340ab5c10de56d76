import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(5),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  color: vars.ink,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.35,
});

const bar = { content: '', display: 'block', borderRadius: vars.fieldRadius, background: vars.cardEdge } as const;

/** The outline of a question with two options, as high as that, so that little moves when it comes. Still. */
export const loading = style({
  margin: 0,
  color: vars.inkSoft,
  fontSize: text(0.9375),
  lineHeight: 1.35,
  '::before': { ...bar, inlineSize: '75%', blockSize: text(1.25), marginBlockEnd: space(2), opacity: 0.5 },
  '::after': { ...bar, blockSize: '228px', marginBlockStart: space(3), opacity: 0.25 },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4) });

/** The question is the label of what answers it, and said once. */
export const question = style({
  display: 'block',
  fontSize: text(1.25),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Focused by script when the next question has come: it is not operable, so it has no ring.
  outline: 'none',
});

export const kept = style({ margin: 0, color: vars.inkSoft, fontSize: text(0.9375), lineHeight: 1.35 });

export const skip = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: space(3) });
export const reason = style({ flex: '1 1 9em', minInlineSize: 0 });

/** Nothing is left to do. */
export const done = style({ marginBlock: 'auto', textAlign: 'center' });
export const doneTitle = style([question, { margin: 0, fontFamily: vars.fontDisplay, fontWeight: 700 }]);
