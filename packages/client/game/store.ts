import type { Game } from './game.ts';

/** Holds the state of one game. */
export interface GameStore {
  get(): Game;
  set(next: Game): void;
  subscribe(changed: () => void): () => void;
}

export function createStore(game: Game): GameStore {
  const listeners = new Set<() => void>();
  return {
    get: () => game,
    set(next) {
      if (next === game) return;
      game = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
