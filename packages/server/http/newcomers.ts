import {
  bringableAgain,
  details,
  type GameTeam,
  isKnown,
  looksAlike,
  mayPassDoors,
  type Player,
  Refusal,
} from '@snug/rules';
import { type Actor, senderOf } from '../accounts/actor.ts';
import { isKnownDevice } from '../accounts/standing.ts';
import { readCaller } from '../commands/caller.ts';
import { fromRow } from '../database/rows.ts';
import type { Db, GameRow } from '../database/schema.ts';
import { findGoneTeam, findTeamRoster } from '../database/team-roster.ts';
import { teamsWithWaiting } from '../database/teams.ts';
import type { ConcurrencyLimiter } from '../foundation/concurrency-limiter.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { identityOf } from './actor.ts';
import type { NewcomerLimit } from './newcomer-turns.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** The joins of newcomers that are under way. */
    readonly joining: ConcurrencyLimiter;
  }
}

/** So that no answer waits behind all of a crowd that comes in the same moment: one database writes one command at a time. */
export const joinsAtOnce = 4;

/**
 * Lets newcomers of a game in at the pace of their address: beyond it they wait a moment, or are told to ask again. Whoever has
 * been in the game is never held up, and an account, or a browser that has had one, has a pace of its own, whatever strangers at
 * its address do (decision 49).
 *
 * @param join Lets the caller in. Whoever it refuses has taken nobody's turn.
 */
export async function paceNewcomer<T>(
  context: ServerContext,
  game_id: string,
  actor: Actor,
  join: () => Promise<T>,
): Promise<T> {
  const { found } = await readCaller(context.store.db, game_id, identityOf(actor));
  if (isKnown(found)) return join();
  const joined = await inTurn(context, 'newPlayers', game_id, actor, join);
  expectNewcomer(context, game_id, actor);
  return joined;
}

/**
 * The same for whoever brings a new team, also from among the spectators, who are on the way as whoever has looked the game up. Who is on
 * a team, or comes back to the one that they have left, brings none.
 */
export async function paceNewTeam<T>(
  context: ServerContext,
  game_id: string,
  actor: Actor,
  team_name: string,
  bring: () => Promise<T>,
): Promise<T> {
  const { db } = context.store;
  const { found } = await readCaller(db, game_id, identityOf(actor));
  if (found?.status === 'joined' || (await comesBack(db, found, team_name))) return bring();
  if (isKnown(found)) expectNewcomer(context, game_id, actor);
  const { rateLimits } = context;
  const one = `${game_id}\n${senderOf(actor)}`;
  rateLimits.take('newTeamsOfOne', one);
  try {
    return await inTurn(context, 'newTeams', game_id, actor, bring);
  } catch (error) {
    rateLimits.putBack('newTeamsOfOne', one);
    throw error;
  }
}

async function comesBack(db: Db, found: Pick<Player, 'left_teamid'> | undefined, team_name: string): Promise<boolean> {
  const left = await findTeamRoster(db, found?.left_teamid);
  return left !== undefined && looksAlike(left.team.team_name, team_name);
}

/** What is still open to the caller of a game, whatever its doors are for others. */
export interface WaysIn {
  /** The team that they have left by themselves, to which its name leads back. */
  readonly left: GameTeam | undefined;
  /** Whether they may come in to watch, as far as the doors go. */
  readonly mayWatch: boolean;
}

/** Of a login that is not for this game. */
export const noWays: WaysIn = { left: undefined, mayWatch: false };

export async function waysInOf(db: Db, game: GameRow, actor: Actor): Promise<WaysIn> {
  const { found } = await readCaller(db, game.game_id, identityOf(actor));
  return { left: await leftTeamOf(db, game, found), mayWatch: mayPassDoors(game, found) };
}

/** While the doors are closed it may also be a team that has gone: of whoever brings no other. */
async function leftTeamOf(db: Db, game: GameRow, found: Player | undefined): Promise<GameTeam | undefined> {
  const left = (await findTeamRoster(db, found?.left_teamid))?.team;
  if (left || !found || game.doors_closed_at === null) return left;
  const gone = await findGoneTeam(db, found);
  return bringableAgain({ game: fromRow(game), found, gone }, await teamsWithWaiting(db, game));
}

/**
 * Somebody has looked the game up by its code, or watches it: they are on the way in, and a flood of browsers that nobody has seen
 * before takes none of their turns.
 */
export function expectNewcomer({ newcomerTurns }: ServerContext, game_id: string, actor: Actor): void {
  const { client_hash = '' } = identityOf(actor);
  for (const name of ['newPlayers', 'newTeams'] as const)
    newcomerTurns.expect(name, keyOf(game_id, actor), client_hash);
}

async function inTurn<T>(
  { newcomerTurns, joining, store, heldUp, turnedAway }: ServerContext,
  name: NewcomerLimit,
  game_id: string,
  actor: Actor,
  join: () => Promise<T>,
): Promise<T> {
  const { client_hash, account_id } = identityOf(actor);
  const known = account_id ?? ((await isKnownDevice(store.db, client_hash)) ? client_hash : undefined);
  // Whoever has a pace of their own holds up nobody else.
  const told = () => known === undefined && heldUp.seen(game_id);
  const key = keyOf(game_id, actor, known);
  const giveBack = await newcomerTurns.turn(name, key, client_hash ?? '', told);
  try {
    return await joining.run(key, join);
  } catch (error) {
    giveBack();
    if (isFull(error)) turnedAway.seen(game_id);
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Refusal && (error.detail === details.gameFull || error.detail === details.gameCrowded);
}

/** Strangers of one address share a pace. */
function keyOf(game_id: string, { address }: Actor, known?: string): string {
  return `${game_id}\n${known ?? address}`;
}
