/** The answers to one question in one line; undefined where all are empty. */
export function answerText(texts: readonly string[] | undefined): string | undefined {
  return texts?.filter(Boolean).join(', ') || undefined;
}

/** Whether an answer counts: in a single-answer round, all clues ask for the same one and the last counts (ROUND-08). */
export function isCounted(place: number, count: number, isSingle: boolean | undefined): boolean {
  return !isSingle || place === count - 1;
}
