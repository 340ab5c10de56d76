import { space, text, vars } from '@snug/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { display, figures as figuresType, kicker as kickerType, plain, press, soft as softType } from '../type.css.ts';

const paper = { ground: '#fff', ink: '#000', soft: '#444', line: '#999' };
const atLeast = '(min-width: 700px)';

/** In print everything is black on white, in every theme and colour scheme. */
export const sheet = style({
  '@media': {
    print: {
      vars: {
        [vars.ground]: paper.ground,
        [vars.surface]: paper.ground,
        [vars.cardBg]: paper.ground,
        [vars.raised]: '#e4e4e4',
        [vars.ink]: paper.ink,
        [vars.inkSoft]: paper.soft,
        [vars.edge]: paper.line,
        [vars.hairline]: '#ccc',
        [vars.cardEdge]: '#ccc',
        [vars.brand]: '#555',
        [vars.text]: '13px',
      },
      colorScheme: 'light',
      background: paper.ground,
      color: paper.ink,
    },
  },
});

globalStyle('@page', { margin: '12mm' });

/** Only on paper: what the fields say on the screen. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const kicker = kickerType;
export const title = style([display, { fontSize: text(2), lineHeight: 1.12, overflowWrap: 'anywhere' }]);
export const head = style({ display: 'grid', gap: space(2), marginBlockEnd: space(6) });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space(4),
  border: 0,
  margin: 0,
  marginBlockEnd: space(6),
  padding: 0,
  '@media': { [atLeast]: { gridTemplateColumns: '11rem 11rem minmax(0, 1fr)' }, print: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '@media': { print: { display: 'none' } },
});
export const wholeRow = style({ gridColumn: '1 / -1' });
export const itemField = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [atLeast]: { gridColumn: 'auto' } },
});

export const sums = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: space(3),
    '@media': { print: { gridTemplateColumns: 'repeat(5, 1fr)' } },
  },
]);
export const sum = style({
  padding: space(4),
  border: `${vars.line} solid ${vars.cardEdge}`,
  borderRadius: vars.cardRadius,
  background: vars.cardBg,
  '@media': { print: { padding: space(2), borderRadius: '6px' } },
});
export const sumName = style({ margin: 0, fontWeight: 600 });
export const sumFigure = style([figuresType, { margin: 0, fontSize: text(2), lineHeight: 1.2 }]);
export const sumMeans = style([softType, { fontSize: text(0.875), lineHeight: 1.35 }]);

export const legend = style([
  plain,
  { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}`, color: vars.inkSoft, fontSize: text(0.875) },
]);
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
const key = style({
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  // Printers leave out backgrounds.
  printColorAdjust: 'exact',
});
export const backKey = style([key, { border: `1px solid ${vars.edge}`, background: vars.raised }]);
export const frontKey = style([key, { background: vars.brand }]);
export const markKey = style([key, { scale: '0.7', rotate: '45deg', background: vars.ink }]);

/** The disclosure of what is long. On paper it is always open. */
export const discloses = style([
  press,
  {
    minBlockSize: '44px',
    paddingInline: space(4),
    border: `${vars.line} solid ${vars.edge}`,
    borderRadius: vars.buttonRadius,
    fontWeight: 600,
  },
]);
export const folded = style({ display: 'none', '@media': { print: { display: 'grid', gap: space(4) } } });
export const unfolded = style({ display: 'grid', gap: space(4), minInlineSize: 0 });
globalStyle(`${unfolded} > *`, { minInlineSize: 0 });
