/** A text as a part of a file's name: letters and digits of any script, dashes for everything between. */
export function plainName(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
}
