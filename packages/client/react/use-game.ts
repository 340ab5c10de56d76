import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { GameClient } from '../client.ts';
import type { Game } from '../game/game.ts';

/**
 * A game, or a part of it, on a screen. Follows it live while mounted, and renders again only when that part changed.
 *
 * @example
 * const round = useGame(client.game('12'), (game) => game.view?.round);
 */
export function useGame(client: GameClient): Game;
export function useGame<T>(client: GameClient, pick: (game: Game) => T): T;
export function useGame<T>(client: GameClient, pick?: (game: Game) => T): T | Game {
  const last = useRef<{ part: T } | undefined>(undefined);

  const read = useCallback((): T | Game => {
    const game = client.get();
    if (!pick) return game;
    const part = pick(game);
    // A part that is made anew each time, with the same things in it, has not changed.
    if (last.current && isAlike(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  }, [client, pick]);

  return useSyncExternalStore(client.subscribe, read, read);
}

function isAlike(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const one = before as Record<string, unknown>;
  const other = after as Record<string, unknown>;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}
