/** Four is the most whose QR codes a camera still reads across a table. */
export const cardsPerPage = 4;
/** More than the tables of any pub, and no more paper than a tray holds. */
export const cardsMax = 100;

/** Parses the number of cards; undefined when the input is no number between 1 and the maximum. */
export function countOfCards(typed: string): number | undefined {
  const count = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= cardsMax ? count : undefined;
}

/** How many cards each page holds. */
export function pagesOf(count: number): number[] {
  const pages = Math.ceil(count / cardsPerPage);
  return Array.from({ length: pages }, (_, page) => Math.min(cardsPerPage, count - page * cardsPerPage));
}
