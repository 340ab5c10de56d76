import { compiledQuery } from '../database/compiled-query.ts';
import type { Db } from '../database/schema.ts';
import type { Actor } from './actor.ts';

/**
 * What a caller is to the limits of an address. `known`: a login, or a browser that has had one; these limits are not theirs.
 * `player`: a guest in a running game. `unknown`: anybody, since a client id can be made up (decision 48).
 */
export type Standing = 'known' | 'player' | 'unknown';

export async function standingOf(
  db: Db,
  { bearer, client_hash }: Pick<Actor, 'bearer' | 'client_hash'>,
): Promise<Standing> {
  if (bearer) return 'known';
  if (client_hash === undefined) return 'unknown';
  if (await isKnownDevice(db, client_hash)) return 'known';
  const [player] = await anyPlayer(db, { client_hash });
  return player ? 'player' : 'unknown';
}

/** Whether a browser has had a login. */
export async function isKnownDevice(db: Db, client_hash: string | undefined): Promise<boolean> {
  if (client_hash === undefined) return false;
  const [device] = await anyDevice(db, { client_hash });
  return device !== undefined;
}

const anyDevice = compiledQuery((db, { client_hash }: { client_hash: string }) =>
  db.selectFrom('known_devices').select('since').where('client_hash', '=', client_hash).limit(1),
);
const anyPlayer = compiledQuery((db, { client_hash }: { client_hash: string }) =>
  db
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .select('player_id')
    .where('client_hash', '=', client_hash)
    .where('left_at', 'is', null)
    .where('games.status', '=', 'live')
    .limit(1),
);
