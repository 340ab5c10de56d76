import type { Game, SideEffect } from './game.ts';

/** Adds a side effect for the game client to run. */
export function withSideEffect(game: Game, what: SideEffect): Game {
  return game.sideEffects.includes(what) ? game : { ...game, sideEffects: [...game.sideEffects, what] };
}
