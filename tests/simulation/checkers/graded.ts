import type { Adjustment, Grade, HostAppeal } from '@snug/contract';
import type { SentRequest, SimResponse, World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { replyOf } from './request-contents.ts';

/**
 * Whatever a quizmaster or a captain was told to be graded, given, contested or decided is on disk, once and for ever, each
 * change of a grade with its row in the trail, unless an older backup was restored (S15).
 */
export function graded(world: World): Checker {
  const { ledger, server, game, kernel } = world;
  const grades: { at: number; grade: Grade }[] = [];
  const given: { at: number; key: string; adjustments: readonly Adjustment[] }[] = [];
  const takenBack: { at: number; id: string }[] = [];
  const contested: { at: number; reason: string; question_id: string }[] = [];
  const decided: { at: number; appeal: HostAppeal }[] = [];

  const stands = ({ at }: { at: number }): boolean =>
    !ledger.restored.some((restored) => at >= restored.asOf && at <= restored.at);
  const wrong = (why: string): void => world.wrong('S15', why);
  const { db, rows } = server;
  const { game_id } = game;

  function checkGrades(): void {
    const stored = rows(db.selectFrom('grades').selectAll().where('game_id', '=', game_id));
    const trail = rows(
      db.selectFrom('grade_changes').selectAll().where('game_id', '=', game_id).orderBy('at').orderBy('change_id'),
    );
    const isOf = (grade: Pick<Grade, 'question_id' | 'answer_key'>) => (row: typeof grade) =>
      row.question_id === grade.question_id && row.answer_key === grade.answer_key;
    for (const grade of stored) {
      const count = trail.filter(isOf(grade)).length;
      if (count === grade.version) continue;
      wrong(`${grade.answer_key} was graded ${grade.version} times, and has ${count} rows in the trail`);
    }
    for (const { grade } of grades.filter(stands)) {
      const row = stored.find(isOf(grade));
      const said = `${JSON.stringify(grade.marks)} for ${grade.answer_key}, version ${grade.version},`;
      if (!row || row.version < grade.version)
        wrong(`${said} was acknowledged, and ${row?.version ?? 'nothing'} is stored`);
      else if (row.version === grade.version && row.marks !== text(grade.marks))
        wrong(`${said} was acknowledged, and ${row.marks} is stored`);
      const marks = trail.filter(isOf(grade)).map(({ to }) => to);
      if (!marks.includes(text(grade.marks))) wrong(`${said} was acknowledged, and the trail has ${marks.join(' ')}`);
    }
  }

  function checkAdjustments(): void {
    const stored = rows(db.selectFrom('adjustments').selectAll().where('game_id', '=', game_id));
    for (const { key, adjustments } of given.filter(stands)) {
      const count = stored.filter(({ idempotency_key }) => idempotency_key === key).length;
      if (count !== 1) wrong(`what was given under ${key} is stored ${count} times`);
      const lost = adjustments.find(({ adjustment_id }) => !stored.some((row) => row.adjustment_id === adjustment_id));
      if (lost) wrong(`${lost.points} points for ${lost.teamid} were acknowledged, and are not stored`);
    }
    for (const { id } of takenBack.filter(stands)) {
      const row = stored.find(({ adjustment_id }) => adjustment_id === id);
      if (row?.withdrawn_at === null) wrong(`${row.points} points were taken back, and count`);
    }
  }

  function checkAppeals(): void {
    const stored = rows(db.selectFrom('appeals').selectAll().where('game_id', '=', game_id));
    for (const { reason, question_id } of contested.filter(stands)) {
      const count = stored.filter((row) => row.reason === reason && row.question_id === question_id).length;
      if (count !== 1) wrong(`the appeal ${reason} is stored ${count} times`);
    }
    for (const { appeal } of decided.filter(stands)) {
      const row = stored.find(({ appeal_id }) => appeal_id === appeal.appeal_id);
      if (!row || row.decided_at === null) wrong(`the appeal ${appeal.reason} was decided, and waits`);
    }
  }

  return {
    responseSent(sent, reply) {
      if (!world.isGraded || reply.status !== 200 || sent.method !== 'POST') return;
      const at = kernel.now();
      if (sent.url.endsWith('/grades')) {
        grades.push(...replyOf<{ grades: Grade[] }>(reply).grades.map((grade) => ({ at, grade })));
      } else if (sent.url.endsWith('/adjustments')) {
        given.push({
          at,
          key: sent.headers['idempotency-key'] ?? '',
          ...replyOf<{ adjustments: Adjustment[] }>(reply),
        });
      } else if (sent.url.endsWith('/withdraw')) {
        takenBack.push({ at, id: sent.url.split('/').at(-2) ?? '' });
      } else noteAppeal(at, sent, reply);
    },

    settled() {
      if (!world.isGraded) return;
      checkGrades();
      checkAdjustments();
      checkAppeals();
    },
  };

  function noteAppeal(at: number, sent: SentRequest, reply: SimResponse): void {
    if (sent.url.endsWith('/appeal')) contested.push({ at, ...JSON.parse(sent.body ?? '{}') });
    else if (/\/appeals\/\w+$/.test(sent.url)) decided.push({ at, ...replyOf<{ appeal: HostAppeal }>(reply) });
  }
}

function text(marks: Grade['marks']): string | null {
  return marks && JSON.stringify(marks);
}
