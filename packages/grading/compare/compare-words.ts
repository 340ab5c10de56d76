import type { Mark } from '@snug/contract';
import type { Reason } from '../proposal.ts';
import { type Alignment, align, lengthOf } from './align.ts';
import { percentOf, stepsBetween } from './closeness.ts';
import { isConfusable, isDistinguishing } from './confusables.ts';
import { isGivenName, isKnownByFirstName, isSharedSurname } from './given-names.ts';
import { isAnotherName, isPlace, namesBeside } from './known-names.ts';
import { notAccepted, type Verdict, verdict } from './verdict.ts';
import { contentOf, isIdle, isPartOfName, withoutTitles } from './words-of.ts';

/** Two texts without numbers, each as it is shown and in its normal form. */
export interface Compared {
  readonly given: string;
  readonly accepted: string;
  readonly givenForm: string;
  readonly acceptedForm: string;
}

/** Compares two texts word by word. */
export function compareWords(compared: Compared): Verdict {
  const { given, accepted, givenForm, acceptedForm } = compared;
  const none = notAccepted(given);
  if (isConfusable(givenForm, acceptedForm)) return none;
  const like: Reason = { kind: 'like', percent: likeness(givenForm, acceptedForm), accepted };
  const [givenWords, acceptedWords] = [contentOf(givenForm), contentOf(acceptedForm)];
  const [joined, wanted] = [givenForm.replaceAll(' ', ''), acceptedForm.replaceAll(' ', '')];
  if (isInitials(joined, acceptedForm)) return verdict('full', { kind: 'matches', text: given });
  if (givenWords.length !== acceptedWords.length && wanted.length >= 8 && stepsBetween(joined, wanted) === 1) {
    return verdict('full', { kind: 'misspelt', accepted });
  }
  if (isJoinedSurname(joined, acceptedForm)) return verdict('full', { kind: 'matches', text: given });
  const alignment = align(givenWords, acceptedWords);
  const { pairs, missing, extra } = alignment;
  if (pairs.length === 0 || [...missing, ...extra].some(isDistinguishing)) return none;
  if (missing.length + extra.length > 0) return compareParts(compared, alignment, acceptedWords, givenWords);
  const nearer = nearerName(givenForm, acceptedForm);
  if (nearer !== 'none') return nearer === 'other' ? none : verdict('half', like);
  const kind = pairs.some(({ closeness }) => closeness === 'sounds-like')
    ? 'sounds-like'
    : pairs.some(({ closeness }) => closeness === 'misspelt')
      ? 'misspelt'
      : 'like';
  return verdict('full', kind === 'like' ? like : { kind, accepted });
}

/** `ufo`, `nz`: the first letters of a text of several words. */
function isInitials(joined: string, accepted: string): boolean {
  const short = joined.length > 3 ? joined.replace(/s$/, '') : joined;
  const initials = [accepted.split(' '), contentOf(accepted)].map((words) => words.map((word) => word[0]).join(''));
  return short.length > 1 && short.length < 6 && initials.includes(short);
}

/** `deniro`: a surname of several words as one. */
function isJoinedSurname(joined: string, accepted: string): boolean {
  const [first = '', ...surname] = accepted.split(' ');
  return isGivenName(first) && surname.length > 1 && surname.join('') === joined;
}

/** In percent, in whatever order the words stand. */
function likeness(given: string, accepted: string): number {
  const sorted = (text: string) => text.split(' ').sort().join(' ');
  return Math.max(percentOf(given, accepted), percentOf(sorted(given), sorted(accepted)));
}

/** Whether another name of the same kind is nearer to what was written, or as near. */
function nearerName(given: string, accepted: string): 'other' | 'both' | 'none' {
  const steps = stepsBetween(given, accepted);
  const others = namesBeside(accepted).map((name) => stepsBetween(given, name));
  const least = Math.min(Number.POSITIVE_INFINITY, ...others);
  return least < steps ? 'other' : least === steps ? 'both' : 'none';
}

/** Compares a text that has more or fewer words than the accepted one. */
function compareParts(
  compared: Compared,
  alignment: Alignment,
  words: readonly string[],
  givenWords: readonly string[],
): Verdict {
  const { given, accepted } = compared;
  if (alignment.missing.length > 0 && alignment.extra.length > 0) return notAccepted(given);
  const mark = alignment.missing.length > 0 ? markOfPart(alignment, words) : markOfMore(alignment, words, givenWords);
  if (mark === 'none') return notAccepted(given);
  return verdict(mark, { kind: 'matches', text: alignment.missing.length > 0 ? given : accepted });
}

/** What a part of the accepted text gets: all for a surname, nothing for a first name, except of those who are known by it. */
function markOfPart({ pairs, missing }: Alignment, words: readonly string[]): Mark {
  const named = withoutTitles(words);
  const isRight = (word: string | undefined) => pairs.some(({ accepted }) => accepted === word);
  const right = pairs.map(({ accepted }) => accepted).filter((word) => !isIdle(word));
  const left = missing.filter((word) => named.includes(word));
  if (right.length > 0 && left.every(isIdle)) {
    // `Mr. Bean` may be `bean`; `Doctor Who` is more than `who`.
    return named.length === 1 && isPartOfName(words[0] ?? '') ? 'half' : 'full';
  }
  const surname = named.at(-1) ?? '';
  if (named.length > 1 && isGivenName(named[0] ?? '')) {
    if (!isRight(surname)) return isKnownByFirstName(named[0] ?? '') ? 'full' : 'none';
    return pairs.length === 1 && isSharedSurname(surname) ? 'half' : 'full';
  }
  const share = lengthOf(right) / lengthOf(words);
  return share >= 1 / 3 && (isRight(surname) || isRight(named[0])) ? 'half' : 'none';
}

const waters = new Set('river lake mount mountain sea ocean canal bridge desert falls'.split(' '));

/** What a text gets that says more than the accepted one: all for what is idle, for where it is, for a first name before it. */
function markOfMore({ extra }: Alignment, words: readonly string[], givenWords: readonly string[]): Mark {
  const named = withoutTitles(givenWords);
  const isOther = extra.some((word) => words.some((wanted) => isAnotherName(word, wanted)));
  if (isOther) return 'none';
  // A river has the name of a country, and is none.
  if (isPlace(words[0] ?? '') && extra.some((word) => waters.has(word))) return 'half';
  const isContent = words.some((word) => !isIdle(word));
  const isBehind = (word: string) => isPlace(word) && givenWords[0] !== word;
  if (isContent && extra.every((word) => isIdle(word) || !named.includes(word) || isBehind(word))) return 'full';
  const [surname = ''] = words;
  const isFirstNameBefore = words.length === 1 && !isGivenName(surname) && !extra.includes(named.at(-1) ?? '');
  if (isFirstNameBefore && extra.every(isGivenName)) return 'full';
  return lengthOf(words) / (lengthOf(words) + lengthOf(extra)) >= 0.4 ? 'half' : 'none';
}
