/** Picks a title's size by its length: a short title fills one line, a long sentence takes up to four. */
export function titleSize(title: string): 'short' | 'long' | 'sentence' {
  const { length } = [...title];
  return length <= 20 ? 'short' : length <= 48 ? 'long' : 'sentence';
}
