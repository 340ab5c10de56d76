/**
 * Which wanted answer each given text earns, so that the sum of the worths is greatest; -1 for none. The Hungarian method on
 * a square of at most twenty (`answersPerQuestionMax`).
 */
export function assign(worth: readonly (readonly number[])[], wanted: number): number[] {
  const size = Math.max(worth.length, wanted);
  const cost = (row: number, column: number) => -(worth[row - 1]?.[column - 1] ?? 0);
  const rowPotential = zeros(size);
  const columnPotential = zeros(size);
  /** The row that each column is matched with; column 0 holds the row that is being placed. */
  const rowOf = zeros(size);
  for (let row = 1; row <= size; row += 1) {
    const way = zeros(size);
    const least = zeros(size).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Set<number>();
    rowOf[0] = row;
    let column = 0;
    do {
      isUsed.add(column);
      const from = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other += 1) {
        if (isUsed.has(other)) continue;
        const reduced = cost(from, other) - (rowPotential[from] ?? 0) - (columnPotential[other] ?? 0);
        if (reduced < (least[other] ?? 0)) {
          least[other] = reduced;
          way[other] = column;
        }
        if ((least[other] ?? 0) < delta) {
          delta = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= size; other += 1) {
        if (isUsed.has(other)) {
          const matched = rowOf[other] ?? 0;
          rowPotential[matched] = (rowPotential[matched] ?? 0) + delta;
          columnPotential[other] = (columnPotential[other] ?? 0) - delta;
        } else least[other] = (least[other] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = way[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  return worth.map((worths, row) => {
    const column = rowOf.findIndex((matched, place) => place > 0 && matched === row + 1) - 1;
    return (worths[column] ?? 0) > 0 ? column : -1;
  });
}

function zeros(size: number): number[] {
  return Array.from({ length: size + 1 }, () => 0);
}
