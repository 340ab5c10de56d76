/** A text with two of its letters in the wrong order, as people type; a short one, and one with a number, stays as it is. */
export function misspelt(text: string): string {
  if (text.length < 7 || !/^\p{L}+$/u.test(text)) return text;
  return text.slice(0, 3) + text.slice(4, 5) + text.slice(3, 4) + text.slice(5);
}
