import { compiledQuery } from './compiled-query.ts';
import type { Db } from './schema.ts';

/** How many are in a game without a team, those who ask to join one included. */
export async function countWatchers(db: Db, game_id: string): Promise<number> {
  const [counted] = await watchersOf(db, { game_id });
  // PostgreSQL counts in texts.
  return Number(counted?.count ?? 0);
}

const watchersOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_players')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('game_id', '=', game_id)
    .where('status', '!=', 'joined')
    .where('left_at', 'is', null),
);
