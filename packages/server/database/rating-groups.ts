import type { RatingGroup } from '@snug/contract';
import { closedGroup, isRude } from '@snug/rules';
import { utcDay } from '../foundation/utc-day.ts';
import { takeLock } from './lock.ts';
import { fromRow } from './rows.ts';
import type { Database, Db, FeedbackRow, Trx } from './schema.ts';

/**
 * Stores a rating. The fifth of a quizmaster's that waits closes a group with the four before it, in the same transaction.
 * Ratings of one quizmaster run one after another, whichever games and processes they come from: each of two that come at
 * once would otherwise count four.
 */
export async function addRating(trx: Trx, row: Omit<FeedbackRow, 'group_number'>): Promise<void> {
  const { host_id } = row;
  await takeLock(trx, `ratings/${host_id}`);
  await trx
    .insertInto('feedback')
    .values({ ...row, group_number: null })
    .execute();
  const waiting = await trx
    .selectFrom('feedback')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('group_number', 'is', null)
    .orderBy('created_at')
    .orderBy('game_id')
    .orderBy('player_id')
    .execute();
  const group = closedGroup(waiting.map(fromRow));
  if (!group) return;
  const number = (await lastNumber(trx, host_id)) + 1;
  const { stars, tags, notes } = group.told;
  await trx
    .insertInto('rating_groups')
    .values({
      host_id,
      number,
      closed_on: utcDay(row.created_at),
      stars: JSON.stringify(stars),
      tags: JSON.stringify(tags),
      notes: JSON.stringify(notes),
    })
    .execute();
  const games = [...new Set(group.members.map(({ game_id }) => game_id))];
  await trx
    .insertInto('rating_group_games')
    .values(games.map((game_id) => ({ host_id, number, game_id })))
    .execute();
  for (const { game_id, player_id } of group.members) {
    await trx
      .updateTable('feedback')
      .set({ group_number: number })
      .where('game_id', '=', game_id)
      .where('host_id', '=', host_id)
      .where('player_id', '=', player_id)
      .execute();
  }
}

async function lastNumber(trx: Trx, host_id: string): Promise<number> {
  const row = await trx
    .selectFrom('rating_groups')
    .select('number')
    .where('host_id', '=', host_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** A quizmaster's closed groups, the oldest first; of a game: those that a rating in it belongs to. */
export async function ratingGroupsOf(db: Db, host_id: string, game_id?: string): Promise<RatingGroup[]> {
  const rows = await db
    .selectFrom('rating_groups')
    .selectAll()
    .where('host_id', '=', host_id)
    .$if(game_id !== undefined, (query) =>
      query.where('number', 'in', (games) =>
        games
          .selectFrom('rating_group_games')
          .select('rating_group_games.number')
          .where('rating_group_games.host_id', '=', host_id)
          .where('rating_group_games.game_id', '=', game_id ?? ''),
      ),
    )
    .orderBy('number')
    .execute();
  return rows.map(groupView);
}

function groupView({ number, closed_on, stars, tags, notes }: Database['rating_groups']): RatingGroup {
  const written: string[] = JSON.parse(notes);
  const rude_notes = written.flatMap((note, place) => (isRude(note) ? place : []));
  return {
    ...{ number, closed_on, stars: JSON.parse(stars), tags: JSON.parse(tags), notes: written },
    ...(rude_notes.length > 0 && { rude_notes }),
  };
}

/** How many ratings wait for a group. */
export async function ratingsWaiting(db: Db, host_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host_id', '=', host_id)
    .where('group_number', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
