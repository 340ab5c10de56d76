/** More than any table seats. */
const most = 99;

/**
 * How many play on a team: a whole number, and never fewer than whoever joins and everybody invited (RULE-02, OPEN-18).
 * What is no number counts as nothing said.
 */
export function headcount(said: number | undefined, invited: number): number {
  return Math.min(Math.max(invited + 1, Math.floor(Number.isFinite(said) ? (said ?? 1) : 1)), most);
}
