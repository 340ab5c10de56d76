import type { Http } from '@snug/client';
import type { HostGame } from '@snug/contract';
import type { Night } from './night.ts';
import type { Pace } from './pace.ts';
import { runGame } from './quizmaster.ts';
import { takeSeat } from './seat.ts';
import { playTable } from './table.ts';
import { planTables, type TablePlan } from './tables.ts';

export interface NightOptions {
  readonly origin: string;
  readonly game_id: string;
  readonly code: string;
  /** The token of the quizmaster whose game it is. */
  readonly token: string;
  readonly seed: string;
  readonly tables: number;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly http?: Http;
  readonly comesBackAfterMs: number;
  clientIdOf(who: string): string;
  /** Called with the game each time the quizmaster looks at it. */
  looked?(game: HostGame): void;
  failed(error: unknown): void;
}

/** Two tables do not find the code in the same instant. */
const arrivesEveryMs = 1_500;

/**
 * Plays a game from wherever it is to its winners: the tables sit down, and the quizmaster begins. Resolves with the tables
 * once the results are final.
 */
export async function playNight({ looked, ...options }: NightOptions): Promise<readonly TablePlan[]> {
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
      const seat = await takeSeat(plan.name, plan.name, { ...night, signal: end });
      playTable(plan, seat, { ...night, signal: end });
    } catch (error) {
      // A table that finds no seat is missed by nobody but the log.
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
  return plans;
}
