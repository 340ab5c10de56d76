import type { Db } from './schema.ts';

/** A subquery of the accounts that have joined a game since. */
export function accountsSince(db: Db, since: number) {
  return (
    db
      .selectFrom('game_players')
      .select('account_id')
      .where('created_at', '>=', since)
      // With a null in the list, `not in` is never true.
      .where('account_id', 'is not', null)
      .$narrowType<{ account_id: string }>()
  );
}

/** A subquery of the numbers of the registered teams that have joined a game since. */
export function teamNumbersSince(db: Db, since: number) {
  return db.selectFrom('game_teams').select('kt_team_id').where('created_at', '>=', since);
}
