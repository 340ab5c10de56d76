import { normalizeAnswer } from './normalize/normalize-answer.ts';

/** The number that an answer is, whatever its form: `1,5`, `two thousand`, `5 km`; undefined when it is not one number. */
export function numberIn(text: string): number | undefined {
  const found = normalizeAnswer(text).match(/-?\d+(?:\.\d+)?/g);
  return found?.length === 1 ? Number(found[0]) : undefined;
}
