import type { Kysely } from 'kysely';
import type { Database } from '../../packages/server/database/schema.ts';
import type { Graded } from './desk.ts';

/** Compares what is stored of a game's grades, points, appeals and board with what was acknowledged and shown. */
export async function gradingMissing(db: Kysely<Database>, graded: Graded): Promise<string[]> {
  return [
    ...(await gradesMissing(db, graded)),
    ...(await pointsMissing(db, graded)),
    ...(await appealsMissing(db, graded)),
    ...(await boardDiffers(db, graded)),
  ];
}

async function gradesMissing(db: Kysely<Database>, { game_id, grades, told }: Graded): Promise<string[]> {
  const rows = await db.selectFrom('grades').selectAll().where('game_id', '=', game_id).execute();
  const trail = await db.selectFrom('grade_changes').selectAll().where('game_id', '=', game_id).execute();
  const changesOf = ({ question_id, answer_key }: { question_id: string; answer_key: string }) =>
    trail.filter((each) => each.question_id === question_id && each.answer_key === answer_key);
  const stored = new Map(rows.map((row) => [`${row.question_id} ${row.answer_key}`, row]));
  const missing = [...grades].flatMap(([name, { version, marks }]) => {
    const row = stored.get(name);
    if (!row || row.version < version)
      return [`Version ${version} of a grade was acknowledged; ${row?.version ?? 0} is there.`];
    if (row.version > version || row.marks === JSON.stringify(marks)) return [];
    return [`${JSON.stringify(marks)} was acknowledged as a grade; ${row.marks} is there.`];
  });
  const untrailed = rows.flatMap((row) => {
    const count = changesOf(row).length;
    return count === row.version ? [] : [`A grade has version ${row.version} and ${count} rows in the trail.`];
  });
  const unheard = [...told].flatMap(([question_id, marks]) => {
    const known = new Set(trail.filter((each) => each.question_id === question_id).map(({ to }) => to));
    return [...marks].flatMap((each) => (known.has(each) ? [] : [`A phone was shown ${each}, which is not on disk.`]));
  });
  return [...missing, ...untrailed, ...unheard];
}

async function pointsMissing(db: Kysely<Database>, { game_id, given }: Graded): Promise<string[]> {
  const rows = await db.selectFrom('adjustments').selectAll().where('game_id', '=', game_id).execute();
  const missing = [...given].filter((name) => !rows.some(({ idempotency_key }) => idempotency_key === name));
  const names = new Set(rows.map(({ idempotency_key }) => idempotency_key));
  return [
    ...missing.map((name) => `${name} were acknowledged, and are not there.`),
    ...(names.size < rows.length ? ['Points were given twice.'] : []),
  ];
}

async function appealsMissing(db: Kysely<Database>, { game_id, appeals }: Graded): Promise<string[]> {
  const rows = await db.selectFrom('appeals').selectAll().where('game_id', '=', game_id).execute();
  return [...appeals].flatMap(([reason, { question_id, isDecided }]) => {
    const row = rows.find((each) => each.reason === reason && each.question_id === question_id);
    if (!row) return [`An appeal was acknowledged, and is not there: ${reason}.`];
    return isDecided && row.decided_at === null ? [`An appeal was decided, and waits: ${reason}.`] : [];
  });
}

async function boardDiffers(db: Kysely<Database>, { game_id, board }: Graded): Promise<string[]> {
  const { board_through, results_version } = await db
    .selectFrom('games')
    .select(['board_through', 'results_version'])
    .where('game_id', '=', game_id)
    .executeTakeFirstOrThrow();
  return [
    ...(board_through < board.through
      ? [`The board of round ${board.through} was published; that of ${board_through} is there.`]
      : []),
    ...(results_version < board.version
      ? [`Version ${board.version} of the results was shown; ${results_version} is there.`]
      : []),
  ];
}
