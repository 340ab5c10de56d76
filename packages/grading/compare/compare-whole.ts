import { normalizeAnswer } from '../normalize/normalize-answer.ts';
import { isRoman, readNumeral } from '../normalize/roman.ts';
import { isSameThing } from './aliases.ts';
import { percentOf } from './closeness.ts';
import { haveSameNumbers, isUnit, numbersIn, unitsIn, withoutNumbers } from './compare-numbers.ts';
import { compareWords } from './compare-words.ts';
import { notAccepted, type Verdict, verdict } from './verdict.ts';
import { isIdle, isUnknowing } from './words-of.ts';

/** Compares a given text, as one answer, with one accepted text, as one answer. */
export function compareWhole(given: string, accepted: string): Verdict {
  const [givenForm, acceptedForm] = [normalizeAnswer(given), normalizeAnswer(accepted)];
  if (givenForm === acceptedForm) return { mark: 'full', sure: true, reasons: [{ kind: 'equal', accepted }] };
  if (isUnknowing(givenForm)) return verdict('none', { kind: 'dont-know' });
  if (isSameThing(givenForm, acceptedForm)) return verdict('full', { kind: 'equal', accepted });
  if (isSpacedOnly(givenForm, acceptedForm)) {
    return verdict('full', { kind: 'like', percent: percentOf(givenForm, acceptedForm), accepted });
  }
  const [givenWords, acceptedWords] = [givenForm.split(' '), acceptedForm.split(' ')];
  const [givenNumbers, acceptedNumbers] = [numbersIn(givenWords), numbersIn(acceptedWords)];
  if (givenNumbers.length + acceptedNumbers.length === 0) {
    return compareWords({ given, accepted, givenForm, acceptedForm });
  }
  if (haveSameNumbers(givenNumbers, acceptedNumbers)) return compareBeside(given, accepted, givenWords, acceptedWords);
  // `3500m` and `3500 metres`.
  const [metres, wantedMetres] = [withMetres(givenWords), withMetres(acceptedWords)];
  if (haveSameNumbers(numbersIn(metres), numbersIn(wantedMetres)) && [metres, wantedMetres].every(hasMetres)) {
    return compareBeside(given, accepted, metres, wantedMetres);
  }
  // `Star Trek IV` and `star trek 4`.
  const [read, wanted] = [withRoman(givenWords, acceptedWords), withRoman(acceptedWords, givenWords)];
  if (haveSameNumbers(numbersIn(read), numbersIn(wanted))) return compareBeside(given, accepted, read, wanted);
  // Only a key with a number differs by it.
  return acceptedNumbers.length > 0 ? verdict('none', { kind: 'number-differs', accepted }) : notAccepted(given);
}

/** Whether only spaces tell two texts apart, and none in a number: `blink182` is `blink 182`, `15` is not `1 5`. */
function isSpacedOnly(one: string, other: string): boolean {
  const [digits, otherDigits] = [one, other].map((text) => text.match(/\d+/g)?.join(' '));
  return digits === otherDigits && one.replace(/[ =]/g, '') === other.replace(/[ =]/g, '');
}

/** With an `m` behind a number as metres, which it is where the other text has metres. */
function withMetres(words: readonly string[]): string[] {
  return words.flatMap((word) => (/^\d+(?:\.\d+)?m$/.test(word) ? [word.slice(0, -1), 'metre'] : word));
}

function hasMetres(words: readonly string[]): boolean {
  return words.includes('metre');
}

/** With a Roman numeral at the end as a number. It is none for sure, so that it is not read so when normalising. */
function withRoman(words: readonly string[], others: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const isAlone = words.length === 1 && others.length === 1 && /^\d+$/.test(others[0] ?? '');
  const isNumeral = isAlone ? isRoman(last) : words.length > 1 && /^(?:ii|iii|iv|v|vi|vii|viii|ix)$/.test(last);
  return isNumeral ? [...words.slice(0, -1), String(readNumeral(last))] : words;
}

/** Compares what stands beside the numbers, which are the same. */
function compareBeside(
  given: string,
  accepted: string,
  givenWords: readonly string[],
  acceptedWords: readonly string[],
): Verdict {
  const [beside, wanted] = [withoutNumbers(givenWords), withoutNumbers(acceptedWords)];
  const numbers = numbersIn(givenWords).join(' ');
  const matches = { kind: 'matches', text: numbers } as const;
  if (unitsDiffer(unitsIn(beside), unitsIn(wanted))) return notAccepted(given);
  const [content, wantedContent] = [beside, wanted].map((words) =>
    words.filter((word) => !isIdle(word) && !isUnit(word) && !besideNumbers.has(word)),
  );
  if (!content || !wantedContent) return notAccepted(given);
  if (wantedContent.length === 0) return verdict(content.length === 0 ? 'full' : 'half', matches);
  if (content.length === 0) {
    // The number is the answer where what it counts follows it, or where it is long: `64 squares`, `Boeing 747`.
    const isNumber = /^-?\d+(\.\d+)?$/.test(acceptedWords[0] ?? '');
    const isCount = isNumber && wantedContent.length === 1 && unitsIn(wanted).length === 0;
    const isLong = numbersIn(acceptedWords).some((number) => number.replace(/\D/g, '').length > 2);
    return verdict(isCount || isLong ? 'full' : 'half', matches);
  }
  const forms = { givenForm: content.join(' '), acceptedForm: wantedContent.join(' ') };
  if (forms.givenForm === forms.acceptedForm) return verdict('full', { kind: 'like', percent: 99, accepted });
  const words = compareWords({ given, accepted, ...forms });
  return words.mark === 'half' ? verdict('half', matches) : words;
}

/** What is said beside a number and changes nothing. */
const besideNumbers = new Set(
  'ad ce circa ca around about approximately approx roughly exactly ago old tall high long wide away'.split(' '),
);

/** Two texts with different units are different; one without says nothing against the other's. */
function unitsDiffer(given: readonly string[], accepted: readonly string[]): boolean {
  const isDegree = (unit: string) => unit === 'degree' || unit === 'celsius' || unit === 'fahrenheit';
  if (given.includes('degree') && accepted.some(isDegree)) return false;
  return given.length > 0 && accepted.length > 0 && !given.every((unit) => accepted.includes(unit));
}
