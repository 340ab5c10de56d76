import { daleChall } from 'dale-chall';
import damerauLevenshtein from 'damerau-levenshtein';
import { doubleMetaphone } from 'double-metaphone';
import { differsByItsS } from '../normalize/words.ts';
import { isConfusable } from './confusables.ts';
import { isKnownName } from './known-names.ts';

export type Closeness = 'equal' | 'misspelt' | 'sounds-like' | 'different';

/**
 * How close two words are: letters added, dropped, changed or swapped, fewer in shorter words, and the same sound. Words with
 * digits are equal or different.
 */
export function closenessOf(given: string, accepted: string): Closeness {
  if (given === accepted) return 'equal';
  if (isPlural(given, accepted)) return 'misspelt';
  if (isAnotherWord(given, accepted)) return 'different';
  const [one, other] = [bareOf(given), bareOf(accepted)];
  if (one === other) return 'misspelt';
  const length = Math.max(one.length, other.length);
  const steps = stepsBetween(one, other);
  if (isSwap(one, other) && length >= 4) return 'misspelt';
  const sounds = doubleMetaphone(accepted)[0].length > 1 && isSoundAlike(given, accepted);
  const begins = one[0] === other[0] || (sounds && isSameBeginning(one[0] ?? '', other[0] ?? ''));
  // Whoever knows a short word knows how it begins: a pear is no bear.
  if (!begins && length <= 6) return 'different';
  if (length <= 7 && /^[a-z]+$/.test(accepted) && isHeardApart(one, other, sounds)) return 'different';
  const allowed = allowedSteps(length) - (begins ? 0 : 1);
  // A longer way is still a misspelling where it sounds nearly the same: most wrong letters are vowels.
  const isNear = steps < 2 || sounds || (length >= 8 && soundSteps(given, accepted) <= 1);
  if (steps <= allowed && isNear) return 'misspelt';
  if (!sounds) return 'different';
  if (length === 4 && steps === 1 && sameVowels(one, other)) return 'sounds-like';
  // Of short words many sound alike: salmon and Solomon.
  return length >= 8 && steps <= allowed + 2 ? 'sounds-like' : 'different';
}

/** A plural that is not read as one when normalising, as of `zebras`. */
function isPlural(one: string, other: string): boolean {
  return one.length > 3 && (one === `${other}s` || other === `${one}s`) && !differsByItsS(one, other);
}

/** Pairs of consonants that everybody hears apart, though their codes of sound are the same. */
const voiced = ['bp', 'dt', 'gk', 'gc', 'fv'];

/**
 * Whether one letter makes another short word: its first vowel, which is never unstressed (`skill`, `skull`), another
 * consonant (`cobra`, `copra`), or one more that is heard (`ruby`, `rugby`).
 */
function isHeardApart(one: string, other: string, sounds: boolean): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (long.length > short.length) return !sounds && sameVowels(long, short);
  const places = [...one].flatMap((letter, place) => (letter === other[place] ? [] : [place]));
  const [place = 0] = places;
  const [from = '', to = ''] = [one[place], other[place]];
  if (places.length !== 1) return false;
  if (/[aeiou]/.test(from) && /[aeiou]/.test(to)) return !/[aeiouy]/.test(one.slice(0, place));
  if (!sounds && sameVowels(one, other)) return true;
  return voiced.some((pair) => pair.includes(from) && pair.includes(to));
}

/** Whether a word is known for another one, or too short to be judged. */
function isAnotherWord(given: string, accepted: string): boolean {
  if (/\p{N}/u.test(given + accepted) || Math.min(given.length, accepted.length) < 3) return true;
  if (isConfusable(given, accepted) || differsByItsS(given, accepted)) return true;
  if (isKnownName(given)) return true;
  if (accepted.length > 6) return false;
  // A short word that everybody can write is meant: `crow` is no crown.
  if (isFamiliar(given)) return true;
  const isLonger = given.length === accepted.length + 1 && given.startsWith(accepted);
  return isLonger && accepted.length < 6 && !given.endsWith('e') && given.at(-1) !== given.at(-2);
}

const familiar: ReadonlySet<string> = new Set(daleChall);

/** Whether everybody can write a word, and would have meant it. */
export function isFamiliar(word: string): boolean {
  return familiar.has(word);
}

/** How alike two texts are, in whole percent. */
export function percentOf(given: string, accepted: string): number {
  const length = Math.max(given.length, accepted.length, 1);
  const { steps } = damerauLevenshtein(given, accepted);
  return Math.max(0, Math.min(99, Math.round(100 * (1 - steps / length))));
}

/** Steps from one word to another, where a change that no ear or finger makes counts twice. */
export function stepsBetween(one: string, other: string): number {
  const { steps } = damerauLevenshtein(one, other);
  if (one.length !== other.length) return steps;
  const changes = [...one].flatMap((letter, place) =>
    letter === other[place] ? [] : [[letter, other[place] ?? '', place] as const],
  );
  // Swapped letters are fewer steps than changed places.
  if (changes.length !== steps) return steps;
  return steps + changes.filter(([from, to, place]) => !isPlausible(from, to, place === one.length - 1)).length;
}

function allowedSteps(length: number): number {
  return length <= 4 ? 0 : length <= 7 ? 1 : length <= 11 ? 2 : 3;
}

/**
 * A word without what nobody hears: doubled consonants, an h behind most letters, the s at the end of a name, an n that is
 * said as an m (`Camberra`).
 */
export function bareOf(word: string): string {
  const heard = word.replace(/(?<=[^cspt])h(?=.)/g, '').replace(/n(?=[bp])/g, 'm');
  return withoutDoubles(heard.replace(/(?<=\p{L}{5}[^s])s$/u, ''));
}

/** Consonants count once; a doubled vowel is another sound in a short word. */
function withoutDoubles(word: string): string {
  return word.length > 5 ? word.replace(/(\p{L})\1+/gu, '$1') : word.replace(/([^aeiou\P{L}])\1+/gu, '$1');
}

/** Letters with which one sound may begin. */
const beginnings = ['ckqg', 'szxc', 'gj', 'fp', 'aeiouyh', 'kn', 'wr', 'gn', 'ps', 'pt'];

function isSameBeginning(one: string, other: string): boolean {
  return beginnings.some((letters) => letters.includes(one) && letters.includes(other));
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one[0] !== other[0]) return false;
  return damerauLevenshtein(one, other).steps === 1 && [...one].sort().join('') === [...other].sort().join('');
}

/** Letters that sound alike or are written for each other. */
const alike = ['aeiouy', 'mn', 'ckqgx', 'szxc', 'bp', 'dt', 'gj', 'vwfu', 'fph', 'lr', 'jyi', 'th'];
/** Beside each other on a keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isPlausible(from: string, to: string, isLast: boolean): boolean {
  // The last vowel makes Paolo Paola, and a violin a viola.
  if (isLast && /[aeiou]/.test(from) && /[aeiou]/.test(to)) return /[ei]/.test(from) && /[ei]/.test(to);
  if (alike.some((letters) => letters.includes(from) && letters.includes(to))) return true;
  return rows.some(
    (row) => row.includes(from) && row.includes(to) && Math.abs(row.indexOf(from) - row.indexOf(to)) === 1,
  );
}

export function isSoundAlike(one: string, other: string): boolean {
  const codes = doubleMetaphone(other);
  return doubleMetaphone(one).some((code) => code.length > 0 && codes.includes(code));
}

export function soundSteps(one: string, other: string): number {
  return damerauLevenshtein(doubleMetaphone(one)[0], doubleMetaphone(other)[0]).steps;
}

function sameVowels(one: string, other: string): boolean {
  return one.replace(/[^aeiou]/g, '') === other.replace(/[^aeiou]/g, '');
}
