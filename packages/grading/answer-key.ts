import { normalizeAnswer } from './normalize/normalize-answer.ts';

/** In which order the texts of an answer count. */
export interface KeyOptions {
  /** Whether the first text is for the first wanted answer, the second for the second. */
  readonly ordered: boolean;
}

/**
 * The key of an answer: answers with equal keys always get equal grades. Blanks are left out; where the order counts, a
 * blank before a text keeps its place. '' for an answer that is blank.
 */
export function answerKey(texts: readonly string[], { ordered }: KeyOptions): string {
  const normal = texts.map((text) => (isBlank(text) ? '' : normalizeAnswer(text)));
  if (ordered) return normal.join('\n').trimEnd();
  return normal
    .filter((text) => text !== '')
    .sort(byCode)
    .join('\n');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** By code units, in no locale: the same on every machine. */
function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
