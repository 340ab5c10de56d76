import { misspelt } from '@snug/bots';
import { foldAnswer, type HostQuestion, type Mark } from '@snug/contract';

/**
 * What the texts of a bot's answer deserve, which its quizmaster knows because bots write an accepted text, a misspelling
 * of one, or something else. Each wanted answer is earned once.
 */
export function deserved(texts: readonly string[], { accepted, ordered = false }: HostQuestion): Mark[] {
  const earned = new Set<number>();
  return texts.map((text, place) => {
    const part = accepted.findIndex(
      (each, n) => !earned.has(n) && (!ordered || n === place) && each.some((one) => isMeant(text, one)),
    );
    if (part === -1) return 'none';
    earned.add(part);
    return 'full';
  });
}

function isMeant(text: string, accepted: string): boolean {
  return [accepted, misspelt(accepted)].some((each) => foldAnswer(each) === foldAnswer(text));
}
