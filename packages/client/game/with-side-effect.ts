import type { Game, SideEffect } from './game.ts';

/** Adds a side effect for the game client to run. */
export function withSideEffect(game: Game, what: SideEffect): Game {
  const isNoted = game.sideEffects.some((noted) => JSON.stringify(noted) === JSON.stringify(what));
  return isNoted ? game : { ...game, sideEffects: [...game.sideEffects, what] };
}
