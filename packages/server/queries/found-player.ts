import type { FoundGame } from '@snug/contract';
import type { Kysely } from 'kysely';
import { type Actor, findPlayer } from '../accounts/actor.ts';
import type { Database } from '../database/schema.ts';

/**
 * Who this device was in the game, for the presented client id or account alone: logged in as somebody else, one is
 * told nothing (OPEN-16); without a login, a registered player is told of, so that the phone can ask to log in (JOIN-07).
 */
export async function foundPlayerView(
  db: Kysely<Database>,
  game_id: string,
  actor: Actor,
): Promise<FoundGame['found_player']> {
  const { clientId, client_hash, bearer } = actor;
  if (clientId === undefined || client_hash === undefined) return null;
  const ofDevice = db
    .selectFrom('game_players')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('client_hash', '=', client_hash)
    .where('left_at', 'is', null)
    .orderBy('created_at', 'desc');
  const player = (await findPlayer(db, game_id, actor)) ?? (bearer ? undefined : await ofDevice.executeTakeFirst());
  if (!player) return null;
  const { account_id, player_code, player_name } = player;
  return { client_id: clientId, player: account_id === null ? null : { player_code }, player_name };
}
