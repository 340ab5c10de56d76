import { foldAnswer } from '@snug/contract';

/** Whether two answers to a question are equal once folded, as the server reads them; a missing text counts as empty. */
export function areSame(theirs: readonly string[], mine: readonly string[]): boolean {
  const length = Math.max(theirs.length, mine.length);
  return Array.from({ length }, (_, index) => index).every(
    (index) => foldAnswer(theirs[index] ?? '') === foldAnswer(mine[index] ?? ''),
  );
}
