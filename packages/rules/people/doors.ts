import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import type { Game } from '../state/game-state.ts';
import type { Player } from '../state/people.ts';

/** How many a game takes by its code. Who is in stays in, and the quizmaster adds teams by hand beyond it. */
export interface GameCaps {
  readonly teams: number;
  /** People without a team, those who ask to join one included. */
  readonly watchers: number;
}

/** More than any pub has, and few enough for one quizmaster to look through. */
export const gameCaps: GameCaps = { teams: 150, watchers: 1_000 };

/** What a game has room for, and how many people without a team are in it. */
export interface Room {
  readonly caps: GameCaps;
  readonly watchers: number;
  /** Whether the caller has an account, or comes with a browser that has had one. */
  readonly hasLoggedIn: boolean;
}

/** A fifth of a game is kept for whoever has logged in once: strangers, of whom one machine makes any number, do not fill it. */
const keptShare = 5;

/** Whether there is no room for one more of the caller's kind. */
function isFull({ hasLoggedIn }: Room, count: number, cap: number): boolean {
  return count >= (hasLoggedIn ? cap : cap - Math.floor(cap / keptShare));
}

/** Whether somebody has been in the game, and is, or was not taken out by the quizmaster: they come back in whenever they like. */
export function isKnown(found: Pick<Player, 'left_at' | 'removed_at'> | undefined): boolean {
  return found !== undefined && (found.left_at === null || found.removed_at === null);
}

/** Refuses somebody new who comes in by the code to watch, while the doors are closed or the game is crowded. */
export function refuseNewcomer(
  { game, found }: { readonly game: Pick<Game, 'doors_closed_at'>; readonly found: Player | undefined },
  room: Room,
): void {
  if (isKnown(found)) return;
  refuseClosedDoors(game);
  if (isFull(room, room.watchers, room.caps.watchers)) throw new Refusal(409, details.gameCrowded);
}

/** Refuses one more team by the code, also one of somebody who watches. `teams`: how many there are, those that wait included. */
export function refuseMoreTeams(game: Pick<Game, 'doors_closed_at'>, room: Room, teams: number): void {
  refuseClosedDoors(game);
  if (isFull(room, teams, room.caps.teams)) throw new Refusal(409, details.gameFull);
}

function refuseClosedDoors({ doors_closed_at }: Pick<Game, 'doors_closed_at'>): void {
  if (doors_closed_at !== null) throw new Refusal(409, details.doorsClosed);
}
