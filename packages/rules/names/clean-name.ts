import { adjectives, nouns } from '@snug/contract/team-words';
import { looksAlike } from './look-alike.ts';
import { isRude, rudeParts } from './rude-parts.ts';

/** Words that are no name without another. */
const small = new Set(
  `a an the and or of off on in to for with at by from up down out over you your my me we us our i it its is are was be this that
  not no so too un una el la los las lo de del y e o u con sin por para en al a mi tu su que se te me nos mas muy es son`
    .trim()
    .split(/\s+/),
);
const articles = new Set(['the', 'el', 'la', 'los', 'las', 'les']);

/**
 * A clean name in place of a rude one: what is left without the rude words where that is still a name, else an adjective and a
 * noun, the same for the same team each time. `taken` are the names that others have.
 */
export function cleanName(name: string, seed: string, taken: readonly string[] = []): string {
  const isFree = (wanted: string) => !taken.some((other) => looksAlike(other, wanted));
  const rest = withoutRude(name);
  if (isName(rest) && !isRude(rest) && isFree(rest)) return rest;
  for (let n = 0; ; n += 1) {
    const made = madeUp(`${seed}${n === 0 ? '' : n}`);
    if (isFree(made) || n > taken.length) return made;
  }
}

/** The name without its rude words, and without what they leave dangling. */
function withoutRude(name: string): string {
  const parts = rudeParts(name);
  const kept = [...name.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
    return !parts.some(({ from, to }) => from < index + word.length && to > index);
  });
  const words = kept.map(([word]) => word).filter((word) => /[\p{L}\p{N}&]/u.test(word));
  while (words.length > 0 && isSmall(words.at(-1))) words.pop();
  while (words.length > 1 && isSmall(words[0]) && !articles.has(bare(words[0]))) words.shift();
  const [first = '', ...others] = words;
  return [first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...others].join(' ').replace(/[\s,;:&-]+$/, '');
}

/** Two words that say something, or one with its article. */
function isName(text: string): boolean {
  const all = text.split(' ');
  const telling = all.filter((word) => !isSmall(word) && bare(word).length > 2);
  return telling.length > 1 || (telling.length === 1 && articles.has(bare(all[0])));
}

function isSmall(word: string | undefined): boolean {
  return small.has(bare(word)) || bare(word) === '';
}

function bare(word = ''): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function madeUp(seed: string): string {
  const pick = (list: string, salt: string) => {
    const all = list.trim().split(/\s+/);
    return all[hash(`${salt}${seed}`) % all.length] ?? '';
  };
  return `${pick(adjectives, 'first')} ${pick(nouns, 'second')}`;
}

/** FNV-1a: spreads well enough for a choice of words, and is the same everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) sum = Math.imul(sum ^ unit, 0x01000193) >>> 0;
  return sum >>> 8;
}
