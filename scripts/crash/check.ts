import { type GameView, replayMax } from '@snug/contract';
import { type Kysely, sql } from 'kysely';
import { position, readAfter } from '../../packages/server/database/message-log.ts';
import { openStore } from '../../packages/server/database/open-store.ts';
import type { Database } from '../../packages/server/database/schema.ts';
import { gradingMissing } from './check-graded.ts';
import type { Graded } from './desk.ts';
import { type Guarantees, seqOf } from './team.ts';

/**
 * Compares the database with what teams were told, in one snapshot beside the running server. `promised` is a copy from
 * before: everything acknowledged by then must be stored. Returns sentences about what is wrong.
 */
export async function checkDatabase(
  file: string,
  promised: readonly Guarantees[],
  graded: readonly Graded[],
): Promise<string[]> {
  const store = await openStore({ kind: 'sqlite', file, in: 'in-process', alongside: true });
  try {
    return await store.read(async (db) => {
      const wrong: string[] = [];
      const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
      for (const { integrity_check } of rows) {
        if (integrity_check !== 'ok') wrong.push(`The database is damaged: ${integrity_check}.`);
      }
      for (const guarantees of promised) {
        wrong.push(...(await answersMissing(db, guarantees)));
        wrong.push(...(await submissionsMissing(db, guarantees)));
        wrong.push(...(await logDiffers(db, guarantees)));
      }
      for (const each of graded) wrong.push(...(await gradingMissing(db, each)));
      return wrong;
    });
  } finally {
    await store.close();
  }
}

async function answersMissing(db: Kysely<Database>, { teamid, answers }: Guarantees): Promise<string[]> {
  const rows = await db.selectFrom('answers').selectAll().where('teamid', '=', teamid).execute();
  const kept = new Map<string, number>();
  for (const { question_id, answer } of rows) {
    kept.set(question_id, Math.max(kept.get(question_id) ?? 0, seqOf(JSON.parse(answer)[0])));
  }
  return [...answers].flatMap(([question_id, { acknowledged }]) => {
    const seq = kept.get(question_id) ?? 0;
    return seq < acknowledged ? [`Write ${acknowledged} of team ${teamid} was acknowledged; ${seq} is there.`] : [];
  });
}

async function submissionsMissing(db: Kysely<Database>, { teamid, submissions }: Guarantees): Promise<string[]> {
  const rows = await db.selectFrom('submissions').selectAll().where('teamid', '=', teamid).execute();
  return [...submissions].flatMap(([round_order, { id, answers }]) => {
    const found = rows.filter((row) => row.round_order === round_order);
    const [only] = found;
    if (found.length !== 1) return [`Team ${teamid} has ${found.length} submissions of round ${round_order}, not one.`];
    const isSame = only?.idempotency_key === id && only.answers === JSON.stringify(answers);
    return isSame ? [] : [`The submission of team ${teamid} for round ${round_order} is another one.`];
  });
}

async function logDiffers(db: Kysely<Database>, { teamid, stream_id, received }: Guarantees): Promise<string[]> {
  const wrong: string[] = [];
  const log: string[] = [];
  for (;;) {
    const messages = await readAfter(db, stream_id, log.length, replayMax);
    if (messages.length === 0) break;
    for (const { seq, content } of messages) {
      if (seq !== log.length + 1) wrong.push(`The stream of team ${teamid} has ${seq} after ${log.length}.`);
      log.push(content.body);
    }
    if (wrong.length > 0) return wrong;
  }
  if ((await position(db, stream_id)) !== log.length) wrong.push(`The stream of team ${teamid} ends at ${log.length}.`);
  for (const [seq, body] of received) {
    if (log[seq - 1] !== body) wrong.push(`Team ${teamid} was told what is not on disk: ${seq}, ${body}.`);
  }
  // Each write and each submission is sent to the team once: if it was sent twice, it happened twice.
  const once = log.filter((body) => /"type":"(CAPTAIN_SUGGEST|SUBMIT_ANSWER)"/.test(body));
  if (new Set(once).size !== once.length) wrong.push(`Something of team ${teamid} was done twice.`);
  return wrong;
}

/** Compares what a phone sees after a restart with what its team was told. */
export function checkView(view: GameView, { teamid, answers, submissions }: Guarantees): string[] {
  const wrong: string[] = [];
  for (const [round_order, { answers }] of submissions) {
    const shown = JSON.stringify(view.submitted[round_order]?.answers);
    if (shown !== JSON.stringify(answers)) {
      wrong.push(`The load of team ${teamid} shows ${shown} as submitted for round ${round_order}.`);
    }
  }
  const { round } = view;
  if (!round || view.submitted[round.round_order]) return wrong;
  for (const { question_id } of round.asked) {
    const [text = ''] = view.suggested[question_id] ?? [];
    const acknowledged = answers.get(question_id)?.acknowledged ?? 0;
    if (seqOf(text) < acknowledged) {
      wrong.push(`The load of team ${teamid} shows “${text}”, not write ${acknowledged}.`);
    }
  }
  return wrong;
}
