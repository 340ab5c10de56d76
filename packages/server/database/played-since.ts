import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The accounts that have come into a game since, as a query to be asked within another. */
export function playersSince(db: Kysely<Database>, since: number) {
  return (
    db
      .selectFrom('game_players')
      .select('account_id')
      .where('created_at', '>=', since)
      // Of a list with a null in it nothing is known not to be.
      .where('account_id', 'is not', null)
      .$narrowType<{ account_id: string }>()
  );
}

/** The numbers of the registered teams that have come into a game since. */
export function numbersSince(db: Kysely<Database>, since: number) {
  return db.selectFrom('game_teams').select('kt_team_id').where('created_at', '>=', since);
}
