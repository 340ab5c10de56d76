const between = [
  /\s*[;&+\n]\s*/,
  /,\s+|\s*(?<!\d)[,/]\s*|\s*[,/](?!\d)\s*/,
  /(?<=\b\d{4})\/(?=\d{4}\b)/,
  /\s+(?:and|or|und|y|et|n|'n')\s+/,
  /\s+[-–—]\s+/,
];
const separator = new RegExp(between.map(({ source }) => source).join('|'), 'i');

/**
 * The answers that one text may hold: `China and Nepal`, `Paris/Lyon`, `red, white & blue`; one when it holds no more. A
 * comma or a stroke within a number is part of it, except between two years.
 */
export function splitAnswers(text: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether a text offers one answer or another, as nobody may. */
export function isEitherOr(text: string): boolean {
  return /\/|\bor\s/i.test(text);
}
