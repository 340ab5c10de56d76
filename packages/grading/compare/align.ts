import {
  bareOf,
  type Closeness,
  closenessOf,
  isFamiliar,
  isSoundAlike,
  soundSteps,
  stepsBetween,
} from './closeness.ts';
import { isConfusable, isDistinguishing } from './confusables.ts';
import { isGivenName } from './given-names.ts';
import { isIdle, isTitle } from './words-of.ts';

/** Which words of two texts are the same or nearly the same, in any order. */
export interface Alignment {
  /** The closest pairs, each word once. */
  readonly pairs: readonly { readonly given: string; readonly accepted: string; readonly closeness: Closeness }[];
  /** Words of the accepted text that the given one lacks. */
  readonly missing: readonly string[];
  /** Words of the given text that the accepted one lacks. */
  readonly extra: readonly string[];
}

const levels: readonly Closeness[] = ['equal', 'misspelt', 'sounds-like'];

export function align(given: readonly string[], accepted: readonly string[]): Alignment {
  const extra = [...given];
  let missing = [...accepted];
  const pairs: { given: string; accepted: string; closeness: Closeness }[] = [];
  for (const level of levels) {
    missing = missing.filter((word) => {
      const place = extra.findIndex((other) => closenessOf(other, word) === level);
      const [other] = place < 0 ? [] : extra.splice(place, 1);
      if (other !== undefined) pairs.push({ given: other, accepted: word, closeness: level });
      return other === undefined;
    });
  }
  return joinInitials(alignLastWord({ pairs, missing, extra }));
}

/**
 * Where all other words are right and make up most of it, the last one may be a short word with one letter wrong, or a short
 * form: `chris` of Christopher.
 */
function alignLastWord(alignment: Alignment): Alignment {
  const { pairs, missing, extra } = alignment;
  const [word, other] = [missing[0] ?? '', extra[0] ?? ''];
  if (
    missing.length !== 1 ||
    extra.length !== 1 ||
    !pairs.some(({ accepted }) => !isIdle(accepted) && !isTitle(accepted))
  )
    return alignment;
  const isAnother = isConfusable(other, word) || isDistinguishing(word) || isDistinguishing(other);
  if (isAnother || /\p{N}/u.test(word + other) || Math.min(word.length, other.length) < 2) return alignment;
  const right = lengthOf(pairs.map(({ accepted }) => accepted));
  const share = right / (right + word.length);
  const steps = stepsBetween(bareOf(other), bareOf(word));
  const begins = other[0] === word[0];
  const isNear =
    share >= (begins && word.length > 3 ? 0.6 : 0.7) && other.length > 2 && steps <= (word.length >= 7 ? 2 : 1);
  const isName = isGivenName(other) && isGivenName(word);
  const isHeard = share >= 0.5 && steps <= 1 && isSoundAlike(other, word) && !isName;
  // Beside a right word also a longer way is one: `anne bolin`, `leonard skynard`.
  const isBeside = begins && word.length > 4 && steps <= 1 && !isName && !isFamiliar(other);
  const isLong = word.length > 5 && begins;
  const isNearly =
    isLong && (isSoundAlike(other, word) ? steps <= 3 : !isName && steps <= 2 && soundSteps(other, word) <= 1);
  const isShort = other.length > 2 && word.length - other.length > 2 && word.startsWith(other);
  if (!isNear && !isHeard && !isBeside && !isNearly && !isShort) return alignment;
  const closeness = isNear || isShort || steps <= 2 ? 'misspelt' : 'sounds-like';
  return { pairs: [...pairs, { given: other, accepted: word, closeness }], missing: [], extra: [] };
}

/** `js` stands for `johann sebastian`, and `h` for `henry`. */
function joinInitials({ pairs, missing, extra }: Alignment): Alignment {
  const initials = missing.map((word) => word[0]).join('');
  const short = extra.map((word) => word[0]).join('');
  const spelt = extra.length === 1 && extra[0] === initials ? missing : [];
  const shortened = missing.length === 1 && missing[0] === short ? extra : [];
  if (pairs.length === 0 || spelt.length + shortened.length === 0) return { pairs, missing, extra };
  const pair = { given: extra.join(' '), accepted: missing.join(' '), closeness: 'equal' as const };
  return { pairs: [...pairs, pair], missing: [], extra: [] };
}

export function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}
