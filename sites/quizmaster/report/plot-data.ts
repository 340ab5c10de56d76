/** What a plot shows. Apart from how it is drawn, since the drawing is fetched later. */
export type PlotData =
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  | { readonly kind: 'rows'; readonly rows: readonly PlotRow[] }
  | { readonly kind: 'means'; readonly points: readonly Point[] };

/** One group of bars: what was served behind what was seen, with a mark for what people did. */
export interface Bar {
  readonly label: string;
  readonly back: number;
  readonly front: number;
  /** Undefined where there is nothing of the kind. */
  readonly mark?: number | undefined;
}

/** A bar below its label. */
export interface PlotRow {
  readonly label: string;
  readonly front: number;
}

/** An average from 1 to 5. */
export interface Point {
  readonly label: string;
  readonly mean: number;
}

/** The height of bars beside each other, in px. */
export const barsHeight = 220;

/** The height of bars below each other, each with its label above it. */
export function rowsHeight(rows: number): number {
  return 8 + rows * 46;
}

/** The height of a plot, known before it is drawn. */
export function heightOf(plot: PlotData): number {
  return plot.kind === 'rows' ? rowsHeight(plot.rows.length) : barsHeight;
}
