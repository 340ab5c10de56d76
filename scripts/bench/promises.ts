/** A measurement with its yardstick, and the limit that is promised for it. */
export interface Measured {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with, measured in the same run. */
  readonly yardstick: string;
  /** What is promised: a ratio to the yardstick, milliseconds, a count, or percent. */
  readonly value: number;
  readonly unit: 'x' | 'ms' | 'count' | '%';
  readonly most?: number;
  readonly least?: number;
}

export function isKept({ value, most, least }: Measured): boolean {
  // NaN keeps no promise.
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}

/** `1.04x of at most 1.15x`, `0 of at most 0`. */
export function verdictOf(measured: Measured): string {
  const { value, unit, most, least } = measured;
  const format = (number: number) =>
    unit === 'x'
      ? `${number.toFixed(2)}x`
      : unit === '%'
        ? `${number.toFixed(1)} %`
        : `${Math.round(number)}${unit === 'ms' ? ' ms' : ''}`;
  return `${format(value)} of ${least === undefined ? 'at most' : 'at least'} ${format(most ?? least ?? 0)}`;
}
