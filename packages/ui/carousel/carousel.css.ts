import { space, text, vars } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space(1.5) });

/** Before the slides, so that keyboard users can stop them first. */
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: vars.inkSoft });

export const count = style({
  marginInlineEnd: 'auto',
  fontSize: text(0.9375),
  fontVariantNumeric: 'tabular-nums',
});

/** Arrows follow the writing direction. */
export const arrow = style({ display: 'flex', selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

/** All slides share one grid cell, so the highest sets the height. */
export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridArea: '1 / 1',
  minInlineSize: 0,
  transition: `opacity ${vars.time} ${vars.ease}, visibility ${vars.time}`,
  selectors: {
    // Invisible, unread and not focusable, but it keeps its space.
    '&[aria-hidden="true"]': { opacity: 0, visibility: 'hidden' },
  },
});
