/** A game's violations: any above zero fails the seed. */
export interface Totals {
  lost: number;
  doubled: number;
  disordered: number;
  leaked: number;
}

export const noTotals = (): Totals => ({ lost: 0, doubled: 0, disordered: 0, leaked: 0 });
