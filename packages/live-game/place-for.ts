import { foldAnswer } from '@snug/contract';

/** Where a suggestion goes: nowhere when it stands already, else the first empty input, else the last. */
export function placeFor(text: string, texts: readonly string[], answers: number): number | undefined {
  const written = Array.from({ length: answers }, (_, index) => foldAnswer(texts[index] ?? ''));
  if (written.includes(foldAnswer(text))) return undefined;
  const empty = written.indexOf('');
  return empty < 0 ? answers - 1 : empty;
}
