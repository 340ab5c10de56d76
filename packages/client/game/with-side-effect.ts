import type { Game, SideEffect } from './game.ts';
import { withOne } from './with-one.ts';

/** Adds a side effect for the game client to run. */
export function withSideEffect(game: Game, what: SideEffect): Game {
  return { ...game, sideEffects: withOne(game.sideEffects, what) };
}
