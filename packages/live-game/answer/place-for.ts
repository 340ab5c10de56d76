import { foldAnswer } from '@snug/contract';

/** The input that a suggestion goes to: none if the text is there already, else the first empty one, else the last. */
export function placeFor(text: string, texts: readonly string[], answers: number): number | undefined {
  const written = Array.from({ length: answers }, (_, index) => foldAnswer(texts[index] ?? ''));
  if (written.includes(foldAnswer(text))) return undefined;
  const empty = written.indexOf('');
  return empty < 0 ? answers - 1 : empty;
}
