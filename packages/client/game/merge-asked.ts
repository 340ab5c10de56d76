import type { Question, Round, TeamQuestion } from '@snug/contract';

/**
 * The round's questions after an ASK (ROUND-01 … ROUND-04): the server's list in its order, each question_id once and
 * nothing else; what my team has for a known question stays. In a single-answer round a new question starts with the answers
 * of the previous one. An unchanged question stays the same object, so that its slip does not render again.
 */
export function mergeAsked(round: Pick<Round, 'asked' | 'single_answer'>, asked: readonly Question[]): TeamQuestion[] {
  const known = new Map(round.asked.map((question) => [question.question_id, question]));
  const merged = new Map<string, TeamQuestion>();
  let before: TeamQuestion | undefined;
  for (const question of asked) {
    if (merged.has(question.question_id)) continue;
    const mine = known.get(question.question_id);
    const inherited = round.single_answer ? (before?.answers ?? []) : [];
    const now = {
      ...question,
      answers: fit(mine?.answers ?? inherited, question.num_answers),
      suggestions: mine?.suggestions ?? [],
    };
    // A load and an ASK write a question's fields in the same order; another order only costs one extra rendering.
    before = mine && JSON.stringify(mine) === JSON.stringify(now) ? mine : now;
    merged.set(question.question_id, before);
  }
  return [...merged.values()];
}

function fit(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[index] ?? '');
}
