import { type RefObject, useLayoutEffect } from 'react';
import { aboveBarHeight, barHeight } from '../frame/bar-height.ts';
import { liftOf } from './lift-of.ts';

/**
 * Tells the live game how much of the page's bottom the bar covers with what stands above it, so that whatever gets the focus
 * is scrolled clear of both (WCAG 2.4.11), and the end of the page has room for both. Keeps what stands above the bar above a
 * phone's keyboard too.
 */
export function useClearOfBar(above: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = above.current;
    const foot = place?.parentElement;
    const game = foot?.parentElement;
    if (!place || !foot || !game) return undefined;
    const viewport = window.visualViewport;

    const lift = () => {
      if (viewport)
        place.style.translate = `0 ${-liftOf(viewport, document.documentElement.clientHeight, foot.offsetHeight)}px`;
    };
    let room = 0;
    // Once something has gone from above the bar, its room goes as far as the page is scrolled away from its end: nothing that
    // is being pressed there moves.
    const leaveRoom = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      room = Math.max(place.offsetHeight, room - Math.max(0, Math.floor(scrollHeight - scrollTop - clientHeight)));
      game.style.setProperty(aboveBarHeight, `${room}px`);
    };
    const sizes = new ResizeObserver(() => {
      leaveRoom();
      game.style.setProperty(barHeight, `${foot.offsetHeight + place.offsetHeight}px`);
      lift();
      keepInView(game, place);
    });
    sizes.observe(place);
    sizes.observe(foot);
    document.addEventListener('scroll', leaveRoom, { passive: true });
    viewport?.addEventListener('resize', lift);
    viewport?.addEventListener('scroll', lift);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', leaveRoom);
      viewport?.removeEventListener('resize', lift);
      viewport?.removeEventListener('scroll', lift);
    };
  }, [above]);
}

/** What has appeared above the bar must not cover the field that is typed in. */
function keepInView(game: HTMLElement, above: HTMLElement): void {
  const { activeElement } = game.getRootNode() as Document | ShadowRoot;
  const isCovered = activeElement && activeElement.getBoundingClientRect().bottom > above.getBoundingClientRect().top;
  if (isCovered && above.offsetHeight > 0 && activeElement.matches('main :is(input, select, textarea)'))
    activeElement.scrollIntoView({ block: 'nearest' });
}
