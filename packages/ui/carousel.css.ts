import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space(1.5) });

/** Before the slides, so that whoever comes by keyboard can stop them first. */
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: vars.inkSoft });

export const count = style({
  marginInlineEnd: 'auto',
  fontSize: text(0.9375),
  fontVariantNumeric: 'tabular-nums',
});

/** Arrows point the way that is read. */
export const arrow = style({ display: 'flex', selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

/** All in one place: the highest gives the height. */
export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridArea: '1 / 1',
  minInlineSize: 0,
  transition: `opacity ${vars.time} ${vars.ease}, visibility ${vars.time}`,
  selectors: {
    // Neither seen, nor read, nor reached by keyboard; yet it keeps its room.
    '&[aria-hidden="true"]': { opacity: 0, visibility: 'hidden' },
  },
});
