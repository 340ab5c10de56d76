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

/** When the players who have the spectators' places came into the game, the `count`-th of them; null: there are fewer. */
export async function lastPlaceTakenAt(db: Db, game_id: string, count: number): Promise<number | null> {
  if (count < 1) return 0;
  const [last] = await placeTaken(db, { game_id, before: count - 1 });
  return last?.created_at ?? null;
}

const placeTaken = compiledQuery((db, { game_id, before }: { game_id: string; before: number }) =>
  db
    .selectFrom('game_players')
    .select('created_at')
    .where('game_id', '=', game_id)
    .where('status', '!=', 'joined')
    .where('left_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .offset(before),
);
