import type { Clock } from '../foundation/seams.ts';
import { markDeleted } from './images.ts';
import { batchSize } from './in-batches.ts';
import type { Db, GameTeamRow, Trx } from './schema.ts';
import { gameLock, type Store } from './store.ts';

/** The games that ended before a moment, or never ended, were to begin before it and nobody has joined since. */
export async function oldGames(db: Db, before: number): Promise<string[]> {
  const games = await db
    .selectFrom('games')
    .select('game_id')
    .where((game) => game(game.fn.coalesce('ended_at', 'created_at'), '<', before))
    .where('date', '<', new Date(before).toISOString())
    .where('game_id', 'not in', (query) =>
      query.selectFrom('game_players').select('game_id').where('created_at', '>=', before),
    )
    .orderBy('created_at')
    .execute();
  return games.map(({ game_id }) => game_id);
}

type Write = (work: (trx: Trx) => Promise<unknown>) => Promise<unknown>;

/**
 * Deletes a game and everything that belongs to it, each row before the rows it refers to. It works in batches: if it is
 * interrupted, the next run continues. The rows of its pictures are deleted after their files.
 */
export async function deleteGame({ store, clock }: { store: Store; clock: Clock }, game_id: string): Promise<void> {
  const write: Write = (work) => store.write(work, gameLock(game_id));
  await deleteMessages(store.db, write, game_id);
  const teams = await store.db.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).execute();
  for (const team of teams) await write((trx) => deleteAnswers(trx, team));
  await write((trx) => deleteRest(trx, game_id, clock.now()));
}

async function deleteMessages(db: Db, write: Write, game_id: string): Promise<void> {
  const streams = await db.selectFrom('streams').select('stream_id').where('game_id', '=', game_id).execute();
  for (const { stream_id } of streams) {
    const last = await lastNumber(db, stream_id);
    for (let upTo = batchSize; upTo < last + batchSize; upTo += batchSize) {
      await write((trx) =>
        trx.deleteFrom('own_messages').where('stream_id', '=', stream_id).where('seq', '<=', upTo).execute(),
      );
    }
  }
  const { count = 0 } =
    (await db.selectFrom('broadcast_counts').select('count').where('game_id', '=', game_id).executeTakeFirst()) ?? {};
  for (let upTo = batchSize; upTo < count + batchSize; upTo += batchSize) {
    await write((trx) =>
      trx.deleteFrom('broadcasts').where('game_id', '=', game_id).where('number', '<=', upTo).execute(),
    );
  }
}

async function deleteAnswers(trx: Trx, { teamid, kt_team_id, created_at }: GameTeamRow): Promise<void> {
  const tables = ['suggestions', 'answers', 'answer_writes', 'doubles', 'double_writes', 'submissions'] as const;
  for (const table of tables) await trx.deleteFrom(table).where('teamid', '=', teamid).execute();
  if (kt_team_id !== '') await recordUse(trx, Number(kt_team_id), created_at);
}

async function deleteRest(trx: Trx, game_id: string, now: number): Promise<void> {
  await deleteWhatCameMeanwhile(trx, game_id);
  const players = trx.selectFrom('game_players').select('player_id').where('game_id', '=', game_id);
  const pictures = await trx
    .selectFrom('images')
    .select('image_code')
    .where((row) =>
      row.or([row('player_id', 'in', players), row.and([row('kind', '=', 'game'), row('owner', '=', game_id)])]),
    )
    .execute();
  const codes = pictures.map(({ image_code }) => image_code);
  await markDeleted(trx, codes, now);
  await trx.updateTable('images').set({ player_id: null }).where('player_id', 'in', players).execute();
  // Closed groups of ratings and what was counted for sponsors stay as they are: they say nothing about anybody.
  const ofPlayers = ['feedback', 'rating_group_games', 'game_invites', 'game_players', 'game_teams'] as const;
  const ofVotes = ['ballots', 'votes'] as const;
  const ofScores = ['grades', 'grade_changes', 'adjustments', 'appeals'] as const;
  for (const table of [
    ...ofVotes,
    ...ofScores,
    ...ofPlayers,
    'questions',
    'rounds',
    'rehearsals',
    'game_hosts',
    'games',
  ] as const) {
    await trx.deleteFrom(table).where('game_id', '=', game_id).execute();
  }
}

/** Such as the quizmaster's news of what was just deleted, or a call that was under way: nothing goes before what refers to it. */
async function deleteWhatCameMeanwhile(trx: Trx, game_id: string): Promise<void> {
  const ofGame = trx.selectFrom('streams').select('stream_id').where('game_id', '=', game_id);
  await trx.deleteFrom('own_messages').where('stream_id', 'in', ofGame).execute();
  for (const table of ['broadcasts', 'streams', 'broadcast_counts'] as const)
    await trx.deleteFrom(table).where('game_id', '=', game_id).execute();
  const teams = await trx.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).execute();
  for (const team of teams) await deleteAnswers(trx, team);
}

async function lastNumber(db: Db, stream_id: string): Promise<number> {
  const row = await db
    .selectFrom('own_messages')
    .select('seq')
    .where('stream_id', '=', stream_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Stores when a registered team last played: until now only its games show that, and they are deleted. */
async function recordUse(trx: Trx, kt_team_id: number, used_at: number): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ used_at })
    .where('kt_team_id', '=', kt_team_id)
    .where((row) => row(row.fn.coalesce('used_at', row.val(0)), '<', used_at))
    .execute();
}
