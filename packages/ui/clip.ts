const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const HALF = /\p{Surrogate}/gu;

/** How many characters people see counted: code points, so that 🦉 is one of them as 'a' is. */
export function countOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/**
 * The beginning of a text, at most so many code points of it (LIMIT-02, RULE-04). A flag or a family of four is left out as
 * a whole where it does not fit as a whole, and no half of a surrogate pair stays.
 *
 * @example clip('Owls 🦉🦉', 6) // 'Owls 🦉'
 */
export function clip(text: string, most: number): string {
  const whole = text.replace(HALF, '');
  if (countOf(whole) <= most) return whole;
  const cut = Array.from(whole.slice(0, 2 * most))
    .slice(0, most)
    .join('');
  // Older browsers take a family of four apart.
  if (!('Segmenter' in Intl)) return cut;
  const across = new Intl.Segmenter().segment(whole).containing(cut.length);
  // Only emoji: of a syllable that is written with several signs, the first ones are kept.
  return across && EMOJI.test(across.segment) ? cut.slice(0, across.index) : cut;
}

/** What a field keeps, and where its caret then stands. */
export type Fitted = { text: string; caret: number };

/**
 * As a field with a maximum length does it: what was just put in, up to the caret, gives way; what stood there stays. Text
 * that was too long before is clipped at its end.
 */
export function fit(text: string, caret: number, most: number): Fitted {
  const after = text.slice(caret);
  const room = most - countOf(after);
  const kept = room < 0 ? clip(text, most) : clip(text.slice(0, caret), room) + after;
  return { text: kept, caret: Math.min(kept.length, Math.max(0, kept.length - after.length)) };
}
