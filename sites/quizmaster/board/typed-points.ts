/** What somebody typed as a number of points; NaN: no number. A comma is a point, as in half of Europe, and a minus may be long. */
export function typedPoints(text: string): number {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
