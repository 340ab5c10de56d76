/** A sentence that ends with somebody's name: a name that brings its own full stop gets no second. */
export function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
