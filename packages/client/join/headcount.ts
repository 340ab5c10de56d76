/**
 * How many play: a whole number, and never fewer than whoever joins and everybody invited (RULE-02). What is no number
 * counts as nothing said.
 */
export function headcount(said: number | undefined, invited: number): number {
  return Math.max(invited + 1, Math.floor(said || 1));
}
