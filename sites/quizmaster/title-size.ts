/** A title is as large as its length lets it be: two words fill a line, a whole sentence takes four of them. */
export function titleSize(title: string): 'short' | 'long' | 'sentence' {
  const { length } = [...title];
  return length <= 20 ? 'short' : length <= 48 ? 'long' : 'sentence';
}
