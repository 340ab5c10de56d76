/** The answers to one question as a line; nothing where all are empty. */
export function writtenOf(texts: readonly string[] | undefined): string | undefined {
  return texts?.filter(Boolean).join(', ') || undefined;
}

/** All clues of a single-answer round lead to one answer, and the last one given is the one that counts (ROUND-08). */
export function isCounted(place: number, count: number, isSingle: boolean | undefined): boolean {
  return !isSingle || place === count - 1;
}
