import type { SimServer } from '../server/index.ts';
import type { Plan } from './plan.ts';
import { questionsOf } from './queries.ts';

/** A question as the quizmaster knows it. */
export interface HostQuestion {
  readonly question_id: string;
  readonly mark: string;
}

/** The questions of each round, as the quizmaster has them. */
export async function hostQuestions(
  { db }: Pick<SimServer, 'db'>,
  { game_id }: { readonly game_id: string },
  { rounds }: Plan,
): Promise<HostQuestion[][]> {
  const rows = await questionsOf(db, { game_id });
  return rounds.map((_, round) =>
    rows
      .filter(({ round_order }) => round_order === round + 1)
      .map(({ question_id, question_index }) => ({ question_id, mark: `${round}.${question_index}` })),
  );
}
