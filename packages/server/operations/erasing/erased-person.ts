import type { Contact } from '@snug/rules';
import { guestsOf, type Person } from '../../database/person.ts';
import type { ErasureRow, GamePlayerRow } from '../../database/schema.ts';
import type { Store } from '../../database/store.ts';

/** A player of somebody who is erased. The row says no more whose it was. */
export type ErasedPlayer = Pick<GamePlayerRow, 'player_id' | 'player_code' | 'game_id' | 'teamid'>;

export interface ErasedPerson extends Omit<Person, 'players'> {
  readonly players: readonly ErasedPlayer[];
}

/** What an erasure keeps of a player. */
export function noted({ player_id, player_code, game_id, teamid }: ErasedPlayer): ErasedPlayer {
  return { player_id, player_code, game_id, teamid };
}

/**
 * Whose data it is, the games that are played now first; undefined once it is erased. A guest who has come since, in the same
 * browser, is somebody else. Players who were joining as it began are noted with the others.
 */
export async function personOf(
  { db, write }: Store,
  { erasure_id, account_id, begun_at, ...asJson }: ErasureRow,
): Promise<ErasedPerson | undefined> {
  const begun = await db
    .selectFrom('erasures')
    .select('players')
    .where('erasure_id', '=', erasure_id)
    .executeTakeFirst();
  if (!begun) return undefined;
  const clientHashes = JSON.parse(asJson.client_hashes) as string[];
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', account_id ?? '')
    .executeTakeFirst();
  const own = await db
    .selectFrom('game_players')
    .selectAll()
    .where('account_id', '=', account_id ?? '')
    .execute();
  const guests = (await guestsOf(db, clientHashes)).filter(({ created_at }) => created_at <= begun_at);
  const known = JSON.parse(begun.players) as ErasedPlayer[];
  const knownIds = new Set(known.map(({ player_id }) => player_id));
  const late = [...own, ...guests].filter(({ player_id }) => !knownIds.has(player_id)).map(noted);
  const all = [...known, ...late];
  if (late.length > 0) {
    const players = JSON.stringify(all);
    await write((trx) => trx.updateTable('erasures').set({ players }).where('erasure_id', '=', erasure_id).execute());
  }
  const live = new Set(
    (await db.selectFrom('games').select('game_id').where('status', '=', 'live').execute()).map(
      ({ game_id }) => game_id,
    ),
  );
  const [first, then] = [true, false].map((isLive) => all.filter(({ game_id }) => live.has(game_id) === isLive));
  const players = [...(first ?? []), ...(then ?? [])];
  return { account, contacts: JSON.parse(asJson.contacts) as Contact[], players, clientHashes };
}
