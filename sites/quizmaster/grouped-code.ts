/** A game code as people read it out, in two halves: `482 917`. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
}
