const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const HALF = /\p{Surrogate}/gu;

/** The number of characters shown to users: code points, so that 🦉 counts as one, as 'a' does. */
export function countOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/**
 * The beginning of a text, at most `most` code points of it (LIMIT-02, RULE-04). A flag or a family emoji that does not fit
 * whole is left out whole, and lone surrogates are removed.
 *
 * @example clip('Owls 🦉🦉', 6) // 'Owls 🦉'
 */
export function clip(text: string, most: number): string {
  const whole = text.replace(HALF, '');
  if (countOf(whole) <= most) return whole;
  const cut = Array.from(whole.slice(0, 2 * most))
    .slice(0, most)
    .join('');
  // Browsers without `Segmenter` may cut a family emoji apart.
  if (!('Segmenter' in Intl)) return cut;
  const across = new Intl.Segmenter().segment(whole).containing(cut.length);
  // Only emoji: of a syllable written with several signs, the first ones are kept.
  return across && EMOJI.test(across.segment) ? cut.slice(0, across.index) : cut;
}

/** What a field keeps, and where its caret is then. */
export type Fitted = { text: string; caret: number };

/**
 * Shortens a text as a field with a maximum length does: what was just inserted, up to the caret, is shortened; what was
 * there before stays. A text that was too long before is clipped at its end.
 */
export function fit(text: string, caret: number, most: number): Fitted {
  const after = text.slice(caret);
  const room = most - countOf(after);
  const kept = room < 0 ? clip(text, most) : clip(text.slice(0, caret), room) + after;
  return { text: kept, caret: Math.min(kept.length, Math.max(0, kept.length - after.length)) };
}
