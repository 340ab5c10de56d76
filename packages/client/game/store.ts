import type { Watched } from '../watched.ts';
import type { Game } from './game.ts';

/** Holds the state of one game. */
export type GameStore = Watched<Game> & { set(next: Game): void };
