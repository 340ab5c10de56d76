import type { PageEvent, Visibility } from './seams.ts';

/** The page's visibility. Without a page (a program, a server) it is always visible and no event happens. */
export const pageVisibility: Visibility = {
  isVisible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',

  subscribe(listener) {
    if (typeof document === 'undefined') return () => {};
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, event: () => PageEvent): void =>
      target.addEventListener(type, () => listener(event()), { signal: stop.signal, passive: true });
    on(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? 'hidden' : 'visible'));
    on(window, 'online', () => 'online');
    on(window, 'offline', () => 'offline');
    on(window, 'pageshow', () => 'pageshow');
    on(window, 'pagehide', () => 'pagehide');
    on(document, 'pointerdown', () => 'tap');
    on(document, 'keydown', () => 'tap');
    return () => stop.abort();
  },
};
