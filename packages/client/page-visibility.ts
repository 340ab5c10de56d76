import type { PageEvent, Visibility } from './seams.ts';

/** The page itself. Without one (a program, a server) it is always visible and nothing happens to it. */
export const pageVisibility: Visibility = {
  isVisible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',

  subscribe(listener) {
    if (typeof document === 'undefined') return () => {};
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, event: () => PageEvent): void =>
      target.addEventListener(type, () => listener(event()), { signal: stop.signal, passive: true });
    on(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? 'hidden' : 'visible'));
    on(window, 'online', () => 'online');
    on(window, 'pageshow', () => 'pageshow');
    on(window, 'pagehide', () => 'pagehide');
    on(document, 'pointerdown', () => 'tap');
    on(document, 'keydown', () => 'tap');
    return () => stop.abort();
  },
};
