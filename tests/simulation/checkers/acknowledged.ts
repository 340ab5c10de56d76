import { answersOf, placeOf, submissionsOf, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import type { HeldAnswers } from './held-answers.ts';
import { savedReply, submittedIn, teamOf } from './request-contents.ts';

/** Whatever was acknowledged is in the database exactly once and for ever, unless an older backup was restored (S1). */
export function acknowledged(world: World, held: HeldAnswers): Checker {
  const { ledger, server, game, kernel } = world;
  const saved: { at: number; team: number; question_id: string; isLate: boolean; text: string }[] = [];
  const submitted: { at: number; team: number; round_order: number; key: string }[] = [];

  const isUndone = ({ at }: { at: number }): boolean =>
    ledger.restored.some((restored) => at >= restored.asOf && at <= restored.at);

  async function answers(): Promise<void> {
    const rows = (await answersOf(server.db, game)).map((row) => ({ ...row, team: placeOf(row.team_name) }));
    for (const acked of saved) {
      if (isUndone(acked)) continue;
      const { team, question_id, isLate, text } = acked;
      const here = rows.filter((row) => row.team === team && row.question_id === question_id);
      const row = here.find((each) => (each.late === 1) === isLate);
      // A late answer that the quizmaster has accepted since is stored as in time.
      if (!row && !(isLate && here.length > 0)) {
        world.wrong('S1', `${text} was acknowledged to team ${team}, and is not in the database`);
      }
      if (row && row.answer !== text && !held.wasSent(team, question_id, row.answer)) {
        world.wrong('S1', `${row.answer} is in the database, and nobody of team ${team} sent it`);
      }
    }
  }

  async function submissions(): Promise<void> {
    const rows = await submissionsOf(server.db, game);
    for (const acked of submitted) {
      if (isUndone(acked)) continue;
      const { team, round_order, key } = acked;
      const count = rows.filter((row) => row.idempotency_key === key && row.round_order === round_order).length;
      if (count !== 1) world.wrong('S1', `the submission ${key} of team ${team} is in the database ${count} times`);
    }
    const standing = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
    // What comes late stands beside what was handed in at the close, and does not count.
    const counting = standing.filter(({ late, teamid, round_id }) => {
      const isBeside = standing.some((row) => row.at_close && row.teamid === teamid && row.round_id === round_id);
      return !(late && isBeside);
    });
    const places = new Set(counting.map(({ teamid, round_id }) => `${teamid} ${round_id}`));
    if (places.size < counting.length) world.wrong('S1', 'a team has submitted the same round twice');
  }

  return {
    responseSent(request, reply) {
      if (reply.status !== 200) return;
      const at = kernel.now();
      const team = teamOf(world, request);
      const stored = savedReply(world, request, reply);
      if (stored) saved.push({ at, team, ...stored, text: JSON.stringify(stored.answer) });
      const { key, round_order = 0 } = submittedIn(request) ?? {};
      if (key !== undefined) submitted.push({ at, team, round_order, key });
    },

    async settled() {
      await answers();
      await submissions();
    },
  };
}
