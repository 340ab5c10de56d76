import { foldAnswer } from '@snug/contract';

/** Whether two answers to a question are the same to the host, who reads them folded; what is missing counts as empty. */
export function areSame(theirs: readonly string[], mine: readonly string[]): boolean {
  const length = Math.max(theirs.length, mine.length);
  return Array.from({ length }, (_, index) => index).every(
    (index) => foldAnswer(theirs[index] ?? '') === foldAnswer(mine[index] ?? ''),
  );
}
