import type { Answer } from './state/team-round.ts';

/** Of a team's answers those that came late and are its newest to their question: they wait for the quizmaster (OPEN-34). */
export function lateAmong<A extends Answer>(answers: readonly A[]): A[] {
  return answers.filter(({ late, question_id, at }) => {
    const isNewest = answers.every((other) => other.question_id !== question_id || other.late || other.at <= at);
    return late && isNewest;
  });
}
