import type { HostGame } from '@snug/contract';
import type { NightOptions } from './door.ts';
import type { Night } from './night.ts';
import { runGame } from './quizmaster.ts';
import { type Seat, sitBeside, takeSeat } from './seat.ts';
import { playTable } from './table.ts';
import { planTables, type TablePlan } from './tables.ts';
import { playTeammate } from './teammate.ts';
import { playVoter } from './voter.ts';

/** Two tables do not find the code in the same instant. */
const arrivesEveryMs = 1_500;

/**
 * Plays a game from wherever it is until its results are final: the tables sit down, and the quizmaster begins. A table that
 * finds no seat is missed by nobody but the log.
 */
export async function playNight({ looked, ...options }: NightOptions): Promise<void> {
  const { seed, pace, signal, failed } = options;
  let game: HostGame | undefined;
  const night: Night = {
    ...options,
    keyOf(question_id) {
      for (const round of game?.rounds ?? []) {
        const question = round.questions.find((each) => each.question_id === question_id);
        if (question) return { question, round };
      }
      return undefined;
    },
  };
  const over = new AbortController();
  const end = AbortSignal.any([signal, over.signal]);
  const plans = planTables(seed, options.tables);
  const seated = plans.map(async (plan, n) => {
    try {
      await pace.wait(n * arrivesEveryMs, end);
      await sitDown(plan, { ...night, signal: end });
    } catch (error) {
      if (!end.aborted) failed(error);
    }
  });
  try {
    await runGame({
      ...options,
      looked(seen) {
        game = seen;
        looked?.(seen);
      },
    });
  } finally {
    over.abort(new Error('The night is over.'));
    await Promise.all(seated);
  }
}

/** A captain, and whoever has a login to sit beside them. */
async function sitDown(plan: TablePlan, night: Night): Promise<void> {
  function votesIn(name: string, { votes }: Seat): void {
    const stop = playVoter(`${name} of ${plan.name}`, votes, night);
    night.signal.addEventListener('abort', stop, { once: true });
  }
  const captain = await takeSeat(plan.captain, plan.name, night);
  playTable(plan, captain, night);
  votesIn(plan.captain, captain);
  const { team_code } = captain.game.get().view?.team ?? {};
  if (!night.tokenOf || team_code === undefined) return;
  for (const name of plan.members) {
    const teammate = await sitBeside(name, plan.name, team_code, night);
    playTeammate(plan, teammate.game, night);
    votesIn(name, teammate);
  }
}
