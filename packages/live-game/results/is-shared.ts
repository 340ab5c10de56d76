import type { Board, BoardRow } from '@snug/contract';

/**
 * Whether others of the board have this place too. While it is unveiled from the last, so does who is still veiled at the row of
 * that number: of 1, 1 and 3 the second row is shared before the first is shown.
 */
export function isShared({ teams, rows }: Board, { place }: BoardRow): boolean {
  const veiled = teams - rows.length;
  return place <= veiled || rows.filter((row) => row.place === place).length > 1;
}
