/** A contrast as people read it, `4.49:1`. Rounded down: what is shown as enough is enough. */
export function shownRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
