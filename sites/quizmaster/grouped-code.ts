/** A game code as people read it out, in two halves: `482 917`. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return code.length < 6 ? code : `${code.slice(0, half)}\u202f${code.slice(half)}`;
}
