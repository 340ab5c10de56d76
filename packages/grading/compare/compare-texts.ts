import { assign } from '../assign.ts';
import { normalizeAnswer } from '../normalize/normalize-answer.ts';
import { compareWhole } from './compare-whole.ts';
import { formsOf, givenForms } from './forms.ts';
import { isPlace } from './known-names.ts';
import { isEitherOr, splitAnswers } from './several.ts';
import { better, notAccepted, rankOf, type Verdict, verdict } from './verdict.ts';
import { isIdle } from './words-of.ts';

/** Compares a given text with one accepted text. */
export function compareTexts(given: string, accepted: string): Verdict {
  const whole = compareForms(given, accepted);
  if (whole.mark === 'full' && (whole.sure || !isEitherOr(given))) return whole;
  const wanted = splitAnswers(accepted);
  const isList = wanted.length > 1 && !hasPlaceBehind(accepted, wanted);
  if (isList && !isEitherOr(accepted)) return better(whole, compareLists(splitAnswers(given), wanted, given, accepted));
  const parts = splitAnswers(given);
  // Somebody's band is said with them, no second answer.
  const isOne = parts.length < 2 || (parts.length === 2 && /\s(?:and|&) (?:the|his|her)\s/i.test(given));
  return isOne ? whole : compareAnyOf(parts, given, accepted, whole);
}

function compareForms(given: string, accepted: string): Verdict {
  const verdicts = formsOf(accepted).flatMap((form, nth) =>
    givenForms(given).map((text, place) => {
      const found = compareWhole(text, form);
      if (nth + place === 0) return found;
      // Equal to a part of what was written down: for a person to see, beside the whole of the key.
      const isEqual = nth > 0 && found.reasons.some(({ kind }) => kind === 'equal');
      return isEqual ? verdict(found.mark, { kind: 'matches', text }) : { ...found, sure: false };
    }),
  );
  return verdicts.reduce(better, notAccepted(given));
}

/** `China and Nepal` is a list where both are wanted: in any order, half for a part of it. */
function compareLists(parts: readonly string[], wanted: readonly string[], given: string, accepted: string): Verdict {
  const verdicts = parts.map((part) => wanted.map((text) => compareWhole(part, text)));
  const earned = assign(
    verdicts.map((row) => row.map((each) => (each.mark === 'full' ? rankOf(each) : 0))),
    wanted.length,
  );
  const right = parts.filter((_, place) => (earned[place] ?? -1) >= 0);
  const wrong = parts.filter((_, place) => (earned[place] ?? -1) < 0);
  if (right.length === 0) return notAccepted(given);
  const reasons = [
    ...right.map((text) => ({ kind: 'matches', text }) as const),
    ...wrong.map((text) => ({ kind: 'not-accepted', text }) as const),
  ];
  const isAll = right.length === wanted.length && wrong.length === 0;
  if (isAll) return verdict('full', { kind: 'like', percent: 99, accepted });
  return verdict('half', ...reasons);
}

/** One of several answers in a field that wants one. */
function compareAnyOf(parts: readonly string[], given: string, accepted: string, whole: Verdict): Verdict {
  const verdicts = parts.map((part) => compareForms(part, accepted));
  const right = parts.filter((_, place) => verdicts[place]?.mark === 'full');
  const others = parts.filter((_, place) => verdicts[place]?.mark !== 'full');
  const [first] = right;
  if (first === undefined) return whole;
  const matches = { kind: 'matches', text: first } as const;
  if (others.length === 0) return verdict('full', matches);
  const isSaidMore = !isEitherOr(given) && others.every((part) => isMore(part, accepted));
  return isSaidMore ? verdict('full', matches) : verdict('none', { kind: 'two-answers' }, matches);
}

/** What is said beside an answer, rather than another one: where a place is. */
function isMore(part: string, accepted: string): boolean {
  const form = normalizeAnswer(part);
  return form.split(' ').every(isIdle) || (isPlace(form) && !isPlace(normalizeAnswer(accepted)));
}

function hasPlaceBehind(accepted: string, parts: readonly string[]): boolean {
  return accepted.includes(',') && parts.length === 2 && isPlace(normalizeAnswer(parts[1] ?? ''));
}
