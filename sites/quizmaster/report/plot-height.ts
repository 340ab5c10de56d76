/** The height of bars beside each other, in px. */
export const barsHeight = 220;

/** The height of bars below each other, each with its label above it. */
export function rowsHeight(rows: number): number {
  return 8 + rows * 46;
}
