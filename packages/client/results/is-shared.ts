/** A board, as far as it says who shares a place: its rows, without the teams that are still veiled. */
interface Unveiled {
  /** How many are on it, with those that are veiled. */
  readonly teams: number;
  readonly rows: readonly { readonly place: number }[];
}

/**
 * Whether others of the board have this place too. While it is unveiled from the last, so does who is still veiled at the row of
 * that number: of 1, 1 and 3 the second row is shared before the first is shown.
 */
export function isShared({ teams, rows }: Unveiled, { place }: Unveiled['rows'][number]): boolean {
  const veiled = teams - rows.length;
  return place <= veiled || rows.filter((row) => row.place === place).length > 1;
}
