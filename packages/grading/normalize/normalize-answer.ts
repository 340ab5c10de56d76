import { readDates } from './dates.ts';
import { readDigits } from './digits.ts';
import { foldLetters } from './letters.ts';
import { readNumberWords } from './number-words.ts';
import { readRoman } from './roman.ts';
import { glued, readUnits, spellSigns } from './units.ts';
import { joinInitials, singular, spellOut, withoutArticles } from './words.ts';

/** What people write before an answer. */
const lead =
  /^\s*(?:(?:a|ans|answer)\s*[:)]|(?:the )?answer is|(?:i|we) (?:think|guess|say|believe)(?: it'?s| it is)?)\s+(?=\S)/;

/**
 * The form in which two answers are equal: without case, accents, articles, punctuation, the s of a plural; numbers, units
 * and dates in one form. Where that is not certain, texts stay different, and `proposeGrade` says how alike they are.
 * Idempotent. Stored as the key of grades: a change of what it returns needs a migration.
 */
export function normalizeAnswer(text: string): string {
  let form = text;
  // What one rule leaves may be another's: read until nothing changes, which is at once for nearly all.
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = normalizeOnce(form);
    if (next === form) return form;
    form = next;
  }
  return form;
}

const maxPasses = 20;

function normalizeOnce(text: string): string {
  const folded = foldLetters(text).replace(/[’‘`´ʼ]/g, "'");
  const tokens = tokensOf(folded.replace(lead, ''));
  const normal = steps.reduce<readonly string[]>((read, step) => step(read), tokens).join(' ');
  // A text of signs alone, such as `???`, stays as it is: two of them are not equal for having no letters.
  return normal === '' ? folded.replace(/\s+/g, ' ').trim() || text.trim() : normal;
}

const steps: readonly ((tokens: readonly string[]) => string[])[] = [
  joinInitials,
  spellOut,
  readNumberWords,
  readUnits,
  readDates,
  readRoman,
  withoutArticles,
  (tokens) => tokens.map(singular),
];

function tokensOf(folded: string): string[] {
  const spelt = spellSigns(
    folded
      // As in P!nk and Ke$ha.
      .replace(/(?<=\p{L})!(?=\p{L})/gu, 'i')
      .replace(/(?<=\p{L})\$(?=\p{L})/gu, 's')
      .replace(/♯/g, '#')
      .replace(/♭/g, ' flat'),
  );
  const plain = readDigits(
    spelt
      // `The` may stand behind its name, as in lists.
      .replace(/^(.+), (the|an?)\W*$/, '$2 $1')
      .replace(/(?<=\s)'?n'?(?=\s)/g, 'and')
      .replace(/(?<=\p{L})[-‐‑]+(?=[\p{L}\d])|(?<=\d)[-‐‑](?=\p{L})/gu, ' ')
      .replace(/\s*&\s*|(?<=[\p{L}\d])\s*\+\s*(?=[\p{L}\d])|\s\+\s/gu, ' and ')
      .replace(/(?<=\d)×(?=\d)/g, 'x'),
  );
  return (
    plain
      .replace(/'/g, '')
      .replace(new RegExp(`(?<=\\d)(?=(?:${glued})\\b)`, 'g'), ' ')
      // Signs stay where they tell answers apart: C++ and C#, 3-1, 9/11, 10:30, -5, 10^3.
      .replace(/(?<![\p{L}+#])[+#]+|[+#]+(?=[\p{L}\d])/gu, ' ')
      .replace(/(?<!\d)[./:^]|[./:^](?!\d)|(?<!\d|\s|^)-|-(?!\d)/g, ' ')
      .replace(/[^\p{L}\p{M}\p{N}+#./:^<>=≤≥≠±×÷√∞-]+/gu, ' ')
      .split(' ')
      .filter((token) => token !== '')
  );
}
