/** Whether a character stands for something: a letter, a digit, a flag or a picture, but not a comma. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Regional_Indicator}\p{Extended_Pictographic}]/u;

/**
 * The first letters of a name's first two words, by what people see as one letter: an accent, a flag or a family emoji stays
 * whole. "The Quizzly Bears" is TQ; a flag or a picture is as wide as two letters and stands alone; a name of only
 * punctuation keeps its first character; an empty name gives nothing.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).map(letters);
  const firsts = words.flatMap((word) => word.find((letter) => SAYS_SOMETHING.test(letter)) ?? []).slice(0, 2);
  const [one = words[0]?.[0] ?? '', other] = firsts;
  if (!other || !firsts.every((letter) => LETTER.test(letter))) return upper(one);
  // A zero-width non-joiner between letters that would otherwise join into a word (Arabic, Syriac …).
  return upper(one) + (JOINS.test(one) ? '\u200c' : '') + upper(other);
}

const LETTER = /[\p{L}\p{N}]/u;
const JOINS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Adlam}]/u;

function letters(word: string): string[] {
  // Browsers without `Segmenter` separate combining accents from their letters.
  if (!('Segmenter' in Intl)) return [...word];
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}

/** Upper case, unless that is two letters, as of ß. */
function upper(letter: string): string {
  const large = letter.toUpperCase();
  return large.length === letter.length ? large : letter;
}
