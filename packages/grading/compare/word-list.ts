import { singular } from '../normalize/words.ts';

/** Words between spaces, in the form that they have in a normal form. */
export function wordList(words: string): string[] {
  return words.split(' ').map(singular);
}
