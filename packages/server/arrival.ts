import type { Transaction } from 'kysely';
import { type Actor, accountOf, findPlayer } from './actor.ts';
import type { House } from './house.ts';
import { newId } from './ids.ts';
import { details, Refusal } from './refusals.ts';
import { nothingNew, type Outcome } from './rules/outcome.ts';
import type { Database, GamePlayerRow } from './store/schema.ts';

/** The caller's player in a game, and what has to become different for that. */
export interface Arrival {
  readonly player: GamePlayerRow;
  readonly outcome: Outcome;
}

/**
 * Who joins: the player they were here already (OPEN-16), else a new one who watches. A guest who has logged in since
 * takes their player along.
 */
export async function arrive(
  trx: Transaction<Database>,
  { clock, random }: House,
  game_id: string,
  actor: Actor,
): Promise<Arrival> {
  const account = accountOf(actor);
  const found = await findPlayer(trx, game_id, actor);
  if (found && (!account || found.account_id === account.account_id)) return { player: found, outcome: nothingNew };
  if (found && account) {
    const set = { account_id: account.account_id, player_name: account.player_name || found.player_name };
    const outcome: Outcome = { changes: [{ kind: 'player', player_id: found.player_id, set }], posts: [] };
    return { player: { ...found, ...set }, outcome };
  }
  const game = await trx.selectFrom('games').select('status').where('game_id', '=', game_id).executeTakeFirst();
  if (game?.status !== 'live') throw new Refusal(409, details.gameEnded);
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
  };
  return { player, outcome: { changes: [{ kind: 'new-player', row: player }], posts: [], watchers: true } };
}

/** Guests are not asked for a name. */
const guestName = 'Guest';

/** First the arrival, then what it was for. */
export function andThen(first: Outcome, then: Outcome): Outcome {
  return {
    ...then,
    changes: [...first.changes, ...then.changes],
    posts: [...first.posts, ...then.posts],
    watchers: first.watchers === true || then.watchers === true,
  };
}
