import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { GameClient } from '../client.ts';
import type { Game } from '../game/game.ts';

/**
 * A game, or a part of it, in a component. Follows it live while mounted, and renders again only when that part changed.
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
      // The selector runs once per game object, so that a part it builds anew keeps its identity as long as the game does.
      if (game !== seen) {
        seen = game;
        part = pick ? pick(game) : game;
        // A part built anew with the same content counts as unchanged.
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

/** Whether a value is defined by its enumerable content: not a Set, for example. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || value?.constructor === Object;
}
