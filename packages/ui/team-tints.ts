type Role = 'brand' | 'info' | 'good' | 'danger' | 'ink';

/** Eight tints, each half of one role and half of another, so that they follow every theme. */
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

/** Percent of the tint: the rest of the mat is `raised`, the rest of the letters ink. */
export const ON_MAT = 20;
export const ON_LETTERS = 45;

/** Always the same one for the same number; teams whose numbers follow each other differ. */
export function tintOf(number: string): number {
  return [...number].reduce((tint, letter) => (tint * 7 + (letter.codePointAt(0) ?? 0)) % tints.length, 0);
}
