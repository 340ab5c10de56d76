import { useSyncExternalStore } from 'react';

export interface Fullscreen {
  /** Not every browser lets a page fill the screen. */
  readonly canFill: boolean;
  readonly fills: boolean;
  toggle(): void;
}

/** Whether the page fills the screen, and the way to and from it. */
export function useFullscreen(): Fullscreen {
  const fills = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return { canFill: document.fullscreenEnabled ?? false, fills, toggle };
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function toggle(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may say no; then everything stays as it is.
  done.catch(() => {});
}
