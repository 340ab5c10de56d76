import type { Game, SideEffect } from './game.ts';

/** Notes something the game client must do. */
export function withSideEffect(game: Game, what: SideEffect): Game {
  return game.sideEffects.includes(what) ? game : { ...game, sideEffects: [...game.sideEffects, what] };
}
