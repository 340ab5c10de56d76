import type { Errand, Game } from './game.ts';

/** Notes something the game client must do. */
export function errand(game: Game, what: Errand): Game {
  return game.errands.includes(what) ? game : { ...game, errands: [...game.errands, what] };
}
