import { useSyncExternalStore } from 'react';

export interface Fullscreen {
  /** Whether the browser lets a page fill the screen; not every browser does. */
  readonly canFill: boolean;
  readonly fills: boolean;
  toggle(): void;
}

/** Tells whether the page fills the screen, and toggles it. */
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
  // When the browser refuses, nothing changes.
  done.catch(() => {});
}
