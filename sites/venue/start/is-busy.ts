import type { KeyStore } from '@snug/client';

/**
 * Whether loading the page anew would be felt: somebody is typing, or the game on screen still has answers or a
 * submission to send (H67). What waits for a game on another page keeps waiting, whatever this page does.
 */
export function isBusy(local: KeyStore, path = location.pathname, focused = document.activeElement): boolean {
  if (focused?.matches('input, textarea, select')) return true;
  const game = /^\/game\/([^/]+)/.exec(path)?.[1];
  if (!game) return false;
  const id = decodeURIComponent(game);
  return ['snug_answer', 'snug_submit'].some((kind) => local.keys(`${kind}.${id}.`).length > 0);
}
