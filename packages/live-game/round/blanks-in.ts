import type { Game } from '@snug/client';
import { tidyAnswers } from '@snug/contract';

/**
 * How many of the answers that count are blank once tidied. A repeated answer counts as blank, and in a single-answer
 * round only the last question counts (OPEN-36).
 */
export function blanksIn({ view, drafts }: Game): 'none' | 'some' | 'all' {
  const round = view?.round;
  if (!round) return 'none';
  const written = round.asked.map(({ question_id, num_answers }) =>
    Array.from({ length: num_answers }, (_, index) => drafts[question_id]?.texts[index] ?? ''),
  );
  const tidy = tidyAnswers(written, round.single_answer);
  const counting = (round.single_answer ? tidy.slice(-1) : tidy).flat();
  if (counting.every((text) => text === '')) return 'all';
  return counting.includes('') ? 'some' : 'none';
}
