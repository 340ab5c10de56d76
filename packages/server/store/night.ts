import type { Kysely } from 'kysely';
import type { Night } from '../rules/night.ts';
import type { Database } from './schema.ts';

/** A whole game, for its quizmaster's commands and for everybody's load; undefined when there is none. */
export async function readNight(db: Kysely<Database>, game_id: string): Promise<Night | undefined> {
  const game = await db.selectFrom('games').selectAll().where('game_id', '=', game_id).executeTakeFirst();
  if (!game) return undefined;
  return {
    game,
    rounds: await db.selectFrom('rounds').selectAll().where('game_id', '=', game_id).orderBy('round_order').execute(),
    questions: await db
      .selectFrom('questions')
      .selectAll()
      .where('game_id', '=', game_id)
      .orderBy('question_index')
      .execute(),
  };
}
