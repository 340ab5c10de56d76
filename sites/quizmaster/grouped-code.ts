/** Splits a game code into two halves, as people read it out: `482 917`. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
}
