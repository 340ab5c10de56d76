import { type Watched, watched } from '../watched.ts';
import type { Game } from './game.ts';

/** Holds the state of one game. */
export type GameStore = Watched<Game> & { set(next: Game): void };

export const createStore = (game: Game): GameStore => watched(game);
