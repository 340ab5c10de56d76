type Role = 'brand' | 'info' | 'good' | 'danger' | 'ink';

/** Eight tints, each a half of one role mixed with a half of another, so that they follow every theme. */
export const tints = [
  ['brand', 'brand'],
  ['info', 'info'],
  ['danger', 'danger'],
  ['good', 'good'],
  ['ink', 'ink'],
  ['info', 'danger'],
  ['brand', 'danger'],
  ['good', 'info'],
] as const satisfies readonly (readonly [Role, Role])[];

/** Percent of the tint in the background, mixed with `raised`, and in the letters, mixed with ink. */
export const ON_BACKGROUND = 20;
export const ON_LETTERS = 45;

/** The same tint for the same number every time; teams with consecutive numbers differ. */
export function tintOf(number: string): number {
  return [...number].reduce((tint, letter) => (tint * 7 + (letter.codePointAt(0) ?? 0)) % tints.length, 0);
}
