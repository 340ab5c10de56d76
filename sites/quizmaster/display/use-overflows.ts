import type { HostGame } from '@snug/contract';
import { type RefObject, useEffect, useState } from 'react';
import { type Overflow, overflowsOf } from './overflows.tsx';

/**
 * What of a game does not fit on the big screen: found once, and again when a text of it changes. `parent`: an element with
 * the page's tokens.
 */
export function useOverflows(game: HostGame, parent: RefObject<HTMLElement | null>): readonly Overflow[] {
  const [found, setFound] = useState<readonly Overflow[]>([]);
  const texts = JSON.stringify([game.title, game.rounds.map(({ asked: _, ...round }) => round)]);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    if (parent.current) {
      overflowsOf(game, parent.current, signal).then(
        (overflows) => signal.aborted || setFound(overflows),
        () => {},
      );
    }
    return () => abort.abort();
  }, [texts, parent]);
  return found;
}
