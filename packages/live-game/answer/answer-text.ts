import type { SubmittedRound } from '@snug/contract';

/** The answers to one question in one line; undefined where all are empty. */
export function answerText(texts: readonly string[] | undefined): string | undefined {
  return texts?.filter(Boolean).join(', ') || undefined;
}

/**
 * The place of the answer that counts in a single-answer round, where all clues ask for the same one: the last that was
 * answered (ROUND-08), or where none was, the last.
 */
export function countedPlace(answers: SubmittedRound['answers'] = [], count: number): number {
  const last = answers.findLastIndex(answerText);
  return last < 0 ? count - 1 : last;
}
