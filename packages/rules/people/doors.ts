import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import type { Game } from '../state/game-state.ts';
import type { GameTeam, Player } from '../state/people.ts';
import { watching } from './watching.ts';

/** How many a game takes by its code. Who is in stays in, and the quizmaster adds teams by hand beyond it. */
export interface GameCaps {
  readonly teams: number;
  /** People without a team, those who ask to join one included. */
  readonly watchers: number;
}

/** More than any pub has, and few enough for one quizmaster to look through. */
export const gameCaps: GameCaps = { teams: 150, watchers: 1_000 };

/** The spectators' places of a game. Each is when whoever has the last of them came into the game; null: one is free. */
export interface Places {
  readonly fullAt: number | null;
  /** Of those that are not kept for whoever has logged in once. */
  readonly fullForStrangersAt: number | null;
}

/** What a game has room for. */
export interface Room {
  readonly caps: GameCaps;
  readonly places: Places;
  /** Whether the caller has an account, or comes with a browser that has had one. */
  readonly hasLoggedIn: boolean;
}

/** What decides whether somebody may watch who came when they did. */
export interface Entry {
  readonly game: Pick<Game, 'doors_closed_at' | 'status'>;
  readonly places: Places;
}

/** A fifth of a game is kept for whoever has logged in once: strangers, of whom one machine makes any number, do not fill it. */
const keptShare = 5;

/** How many of a cap strangers may take. */
export function capOfStrangers(cap: number): number {
  return cap - Math.floor(cap / keptShare);
}

/** Whether somebody has been in the game, and is, or was not taken out by the quizmaster: they come back in whenever they like. */
export function isKnown(found: Pick<Player, 'left_at' | 'removed_at'> | undefined): boolean {
  return found !== undefined && (found.left_at === null || found.removed_at === null);
}

/**
 * Refuses whoever comes in by the code to watch, while the doors are closed or the game is crowded: somebody new, and whoever
 * had come in only by a team's code, which is good for that team alone.
 */
export function refuseNewcomer(
  { game, found }: { readonly game: Pick<Game, 'doors_closed_at'>; readonly found: Player | undefined },
  room: Room,
): void {
  if (found && found.left_at === null) return;
  if (!mayPassDoors(game, found)) refuseClosedDoors(game);
  const cameAt = found && isKnown(found) ? found.created_at : Number.POSITIVE_INFINITY;
  if (!wasBeforeCrowd(room.places, room.hasLoggedIn, cameAt)) throw new Refusal(409, details.gameCrowded);
}

/** Whether the doors let somebody in to watch by the game's code: all but closed ones do, and those whoever came before. */
export function mayPassDoors(game: Pick<Game, 'doors_closed_at'>, found: Player | undefined): boolean {
  if (found && found.left_at === null) return true;
  return wasBeforeDoors(game, found && isKnown(found) ? found.created_at : Number.POSITIVE_INFINITY);
}

/** While the doors are closed a team's code is not for whoever the quizmaster has taken out. */
export function refuseRemoved({
  game,
  found,
}: {
  readonly game: Pick<Game, 'doors_closed_at'>;
  readonly found: Player | undefined;
}): void {
  if (found && !isKnown(found)) refuseClosedDoors(game);
}

/**
 * The fields of somebody whose team is taken from them: they watch, if the code of the game would have let them in to watch when
 * they came. Who came by the team's code past closed doors, or into a crowd, leaves the game with the team.
 */
export function withoutTeam(
  { game, places }: Entry,
  { created_at, account_id }: Pick<Player, 'created_at' | 'account_id'>,
  now: number,
): Partial<Player> {
  const hasPlace = wasBeforeDoors(game, created_at) && wasBeforeCrowd(places, account_id !== null, created_at);
  return hasPlace ? watching : { ...watching, left_at: now };
}

/** Whether somebody came while the doors were open, or are they open now. */
function wasBeforeDoors({ doors_closed_at }: Pick<Game, 'doors_closed_at'>, cameAt: number): boolean {
  return doors_closed_at === null || cameAt < doors_closed_at;
}

/** Whether there is a place, or somebody came before those who have them all. */
function wasBeforeCrowd({ fullAt, fullForStrangersAt }: Places, hasLoggedIn: boolean, cameAt: number): boolean {
  const since = hasLoggedIn ? fullAt : fullForStrangersAt;
  return since === null || cameAt <= since;
}

/**
 * Whether a team that everybody has left stays in the game: whoever has left it by themselves comes back to it, and closed doors
 * keep the number of teams. Without answers it goes as the doors open, or the game ends.
 */
export function staysEmpty({ doors_closed_at, status }: Pick<Game, 'doors_closed_at' | 'status'>): boolean {
  return doors_closed_at !== null && status === 'live';
}

/**
 * Of the teams that everybody has left, the ids of those that do not count in the game: they have answered nothing, so nobody waits for
 * them in a round, and they stand on no board. They count again once somebody is back on them, and leave the game as the doors open or it ends (`staysEmpty`).
 */
export function uncounted(
  empty: readonly { readonly team: Pick<GameTeam, 'teamid'>; readonly hasAnswered: boolean }[],
): ReadonlySet<string> {
  return new Set(empty.filter(({ hasAnswered }) => !hasAnswered).map(({ team }) => team.teamid));
}

/** Refuses one more team by the code, also one of somebody who watches. `teams`: how many there are, those that wait included. */
export function refuseMoreTeams(game: Pick<Game, 'doors_closed_at'>, room: Room, teams: number): void {
  refuseClosedDoors(game);
  refuseFullGame(room, teams);
}

/** Refuses one more team where there are as many as the game takes. */
export function refuseFullGame(room: Room, teams: number): void {
  const cap = room.hasLoggedIn ? room.caps.teams : capOfStrangers(room.caps.teams);
  if (teams >= cap) throw new Refusal(409, details.gameFull);
}

function refuseClosedDoors({ doors_closed_at }: Pick<Game, 'doors_closed_at'>): void {
  if (doors_closed_at !== null) throw new Refusal(409, details.doorsClosed);
}
