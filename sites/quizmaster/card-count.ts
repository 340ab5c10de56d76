/** Two by two is the most that a camera still reads from across a table. */
export const cardsPerPage = 4;
/** More tables than any pub has, and no more paper than a tray holds. */
export const mostCards = 100;

/** How many cards somebody typed; undefined when that is no number of cards. */
export function countOfCards(typed: string): number | undefined {
  const count = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= mostCards ? count : undefined;
}

/** How many cards stand on each page. */
export function pagesOf(count: number): number[] {
  const pages = Math.ceil(count / cardsPerPage);
  return Array.from({ length: pages }, (_, page) => Math.min(cardsPerPage, count - page * cardsPerPage));
}
