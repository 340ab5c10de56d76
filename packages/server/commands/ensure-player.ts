import type { Kysely, Transaction } from 'kysely';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Database, GamePlayerRow, PersonRow } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Actor, accountOf } from '../http/actor.ts';
import { playerView } from '../queries/player.ts';
import { nothingNew, type Outcome } from '../rules/outcome.ts';

/** The caller's player in a game, and what has to become different for that. */
export interface EnsuredPlayer {
  readonly player: PersonRow;
  readonly outcome: Outcome;
}

/**
 * Who joins: the player they were here already, also one who had left (OPEN-16), else a new one who watches. A guest who
 * has logged in since takes their player along.
 */
export async function ensurePlayer(
  trx: Transaction<Database>,
  { clock, random }: Pick<ServerContext, 'clock' | 'random'>,
  game_id: string,
  actor: Actor,
): Promise<EnsuredPlayer> {
  const account = accountOf(actor);
  const profile_img = account?.profile_img ?? '';
  const found = await everPlayer(trx, game_id, actor);
  const isBack = found !== undefined && found.left_at !== null;
  const isNamed = found !== undefined && account !== undefined && found.account_id !== account.account_id;
  if (!found || isBack) await refuseUnlessLive(trx, game_id);
  if (found) {
    const set = {
      ...(isNamed && { account_id: account.account_id, player_name: account.player_name || found.player_name }),
      ...(isBack && { left_at: null }),
    };
    const player = { ...found, ...set, profile_img };
    if (!isBack && !isNamed) return { player, outcome: nothingNew };
    const changes = [{ kind: 'player', player_id: found.player_id, set }] as const;
    return { player, outcome: { changes, watchers: isBack, ...(isNamed ? named(player) : { posts: [] }) } };
  }
  const player: GamePlayerRow = {
    player_id: newId(random),
    game_id,
    player_code: newId(random),
    client_hash: actor.client_hash ?? '',
    account_id: account?.account_id ?? null,
    player_name: account?.player_name || guestName,
    teamid: null,
    status: 'watching',
    is_captain: 0,
    created_at: clock.now(),
    left_at: null,
    joined_at: null,
    captain_until: null,
    kicked_from: null,
  };
  const outcome: Outcome = { changes: [{ kind: 'new-player', row: player }], posts: [], watchers: true };
  return { player: { ...player, profile_img }, outcome };
}

/** Guests are not asked for a name. */
const guestName = 'Guest';

/** The player that an actor is or was in a game: the account's, else the guest of this client id. */
async function everPlayer(db: Kysely<Database>, game_id: string, actor: Actor): Promise<GamePlayerRow | undefined> {
  const account = accountOf(actor);
  const [own] = account ? await everOwn(db, { game_id, account_id: account.account_id }) : [];
  if (own || actor.client_hash === undefined) return own;
  const [guest] = await everGuest(db, { game_id, client_hash: actor.client_hash });
  return guest;
}

const ever = (db: Kysely<Database>, game_id: string) =>
  db.selectFrom('game_players').selectAll().where('game_id', '=', game_id);
const everOwn = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  ever(db, game_id).where('account_id', '=', account_id),
);
const everGuest = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  ever(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null),
);

const statusOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('games').select('status').where('game_id', '=', game_id),
);

async function refuseUnlessLive(db: Kysely<Database>, game_id: string): Promise<void> {
  const [game] = await statusOf(db, { game_id });
  if (game?.status !== 'live') throw new Refusal(409, details.gameEnded);
}

/** A guest's team hears who they are now; their connections, opened as a guest, open again with the login that ends them. */
function named(player: PersonRow): Pick<Outcome, 'posts' | 'tellHostSoon' | 'moved'> {
  const { player_id, teamid, status } = player;
  const moved = [player_id];
  if (teamid === null || status !== 'joined') return { posts: [], moved };
  const message = { type: 'PLAYER_JOIN', teamid, player: playerView(player) } as const;
  return { posts: [{ to: { teamid }, message }], tellHostSoon: [teamid], moved };
}

/** First the one, as the arrival, then what it was for. */
export function andThen(first: Outcome, then: Outcome): Outcome {
  const all = first.tellHostSoon === 'all' || then.tellHostSoon === 'all';
  return {
    changes: [...first.changes, ...then.changes],
    posts: [...first.posts, ...then.posts],
    tellHost: [...(first.tellHost ?? []), ...(then.tellHost ?? [])],
    tellHostSoon: all ? 'all' : [...(first.tellHostSoon ?? []), ...(then.tellHostSoon ?? [])],
    watchers: first.watchers === true || then.watchers === true,
    moved: [...(first.moved ?? []), ...(then.moved ?? [])],
  };
}
