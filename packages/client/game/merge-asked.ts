import type { Question, Round, TeamQuestion } from '@snug/contract';

/**
 * The round's questions after an ASK (ROUND-01 … ROUND-04): the server's list and its order, without repeats of one
 * question_id and nothing beyond it; what my team has on a known question stays. In a single-answer round a new
 * question begins with the answers of the one before it. A question about which nothing is new is the very same object, so
 * that its slip does not render.
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
    // A load and an ASK write a question's fields in the same order; a server that does not costs one rendering of the slip.
    before = mine && JSON.stringify(mine) === JSON.stringify(now) ? mine : now;
    merged.set(question.question_id, before);
  }
  return [...merged.values()];
}

function fit(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[index] ?? '');
}
