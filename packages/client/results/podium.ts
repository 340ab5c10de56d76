/** A board, as far as a podium is read from it: its rows from the first place, without the teams that are still veiled. */
interface Unveiled<Row> {
  /** How many are on it, with those that are veiled. */
  readonly teams: number;
  readonly rows: readonly Row[];
}

/** A place that is not told yet. */
export type Veiled = 'hidden';

/**
 * The first three places of a final board as they are unveiled, from the first: one for each who has it, `hidden` for those that
 * are still to come. More than three where a place is shared; fewer where fewer teams play.
 *
 * @example
 * winnersOf({ teams: 5, rows: [{ place: 3 }, { place: 4 }, { place: 5 }] }); // ['hidden', 'hidden', { place: 3 }]
 */
export function winnersOf<Row extends { readonly place: number }>({ teams, rows }: Unveiled<Row>): (Row | Veiled)[] {
  const veiled = Math.min(3, teams, teams - rows.length);
  return [...Array.from({ length: veiled }, (): Veiled => 'hidden'), ...rows.filter(({ place }) => place <= 3)];
}

/** The first, the second and the third, where there are so many. */
export type Podium<Row> = readonly [Row | Veiled | undefined, Row | Veiled | undefined, Row | Veiled | undefined];

/**
 * The same as three steps to stand on; undefined while the teams before the third are still unveiled, and where more than three
 * are on it.
 */
export function podiumOf<Row extends { readonly place: number }>(board: Unveiled<Row>): Podium<Row> | undefined {
  const { teams, rows } = board;
  const veiled = teams - rows.length;
  // With nobody unveiled it stands empty only where everybody will be on it.
  if (teams === 0 || veiled > 3 || (veiled === 3 && teams > 3)) return undefined;
  const [first, second, third, ...others] = winnersOf(board);
  return others.length > 0 ? undefined : [first, second, third];
}
