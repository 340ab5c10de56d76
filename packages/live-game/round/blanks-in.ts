import type { Game } from '@snug/client';
import { tidyAnswers } from '@snug/contract';

/**
 * How many of the answers that count are blank once tidied. A repeated answer counts as blank, and in a single-answer
 * round only the last question counts (OPEN-36).
 */
export function blanksIn(game: Game): 'none' | 'some' | 'all' {
  const tidy = tidied(game);
  const counting = (game.view?.round?.single_answer ? tidy.slice(-1) : tidy).flat();
  if (counting.every((text) => text === '')) return 'all';
  return counting.includes('') ? 'some' : 'none';
}

/** How many questions have no blank: a question of two answers counts once both are written, as the warning about blanks does. */
export function answeredIn(game: Game): number {
  return tidied(game).filter((texts) => !texts.includes('')).length;
}

function tidied({ view, drafts }: Game): string[][] {
  const { asked = [], single_answer = false } = view?.round ?? {};
  const written = asked.map(({ question_id, num_answers }) =>
    Array.from({ length: num_answers }, (_, index) => drafts[question_id]?.texts[index] ?? ''),
  );
  return tidyAnswers(written, single_answer);
}
