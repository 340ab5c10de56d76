import { units } from '../normalize/units.ts';

const hasDigit = (word: string) => /\p{N}/u.test(word);
const unitWords = new Set([...units.values(), 'celsius', 'fahrenheit']);

export function numbersIn(words: readonly string[]): string[] {
  return words.filter(hasDigit);
}

export function withoutNumbers(words: readonly string[]): string[] {
  return words.filter((word) => !hasDigit(word));
}

export function isUnit(word: string): boolean {
  return unitWords.has(word);
}

export function unitsIn(words: readonly string[]): string[] {
  return words.filter(isUnit);
}

/**
 * Whether the numbers of two texts are the same, in their order: they are the same or others, never nearly the same. One may
 * be said twice, as in `the eighties, 1980s`.
 */
export function haveSameNumbers(given: readonly string[], accepted: readonly string[]): boolean {
  if (given.length === accepted.length) return given.every((number, place) => isSame(number, accepted[place] ?? ''));
  const isIn = (numbers: readonly string[]) => (number: string) => numbers.some((other) => isSame(number, other));
  return given.every(isIn(accepted)) && accepted.every(isIn(given));
}

/** `80s` is `1980s`, and `18th` is `18`. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [decade, longDecade] = one.length < other.length ? [one, other] : [other, one];
  if (/^\d0s$/.test(decade) && /^\d{3}0s$/.test(longDecade)) return longDecade.endsWith(decade);
  if (millionsOf(one) === other || millionsOf(other) === one) return true;
  return plain(one) === plain(other) || fractionOf(one) === other || fractionOf(other) === one;
}

function plain(number: string): string {
  return number.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1');
}

/** `1/2` is `0.5`. */
function fractionOf(number: string): string | undefined {
  const [, over = '', under = ''] = /^(\d+)\/(\d+)$/.exec(number) ?? [];
  return Number(under) > 0 ? String(Number(over) / Number(under)) : undefined;
}

/** `225m` is `225000000`, `1.5bn` is `1500000000`. */
function millionsOf(number: string): string | undefined {
  const [, value = '', scale = ''] = /^(\d{1,6}(?:\.\d{1,6})?)(m|bn|k)$/.exec(number) ?? [];
  const power = { k: 3, m: 6, bn: 9 }[scale];
  return power === undefined ? undefined : String(Math.round(Number(value) * 10 ** power));
}
