import { useMemo, useRef, useSyncExternalStore } from 'react';
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
  const last = useRef<{ part: T | Game } | undefined>(undefined);

  const read = useMemo(() => {
    let seen: Game | undefined;
    let part: T | Game;
    return () => {
      const game = client.get();
      // One game is picked from once: a part that is built anew is the same part for as long as the game is.
      if (game !== seen) {
        seen = game;
        part = pick ? pick(game) : game;
        // Nor has one changed that is built anew with the same things in it.
        if (last.current && isAlike(last.current.part, part)) part = last.current.part as T;
        last.current = { part };
      }
      return part;
    };
  }, [client, pick]);

  return useSyncExternalStore(client.subscribe, read, read);
}

function isAlike(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isPlain(before) || !isPlain(after)) return false;
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every((key) => Object.is(before[key], after[key]));
}

/** Whose content is all there is to it: not a Set, whose keys nobody sees. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || value?.constructor === Object;
}
