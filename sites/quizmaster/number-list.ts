/** Ascending numbers as a list: `2–4` where three or more follow each other, else `1, 3 and 4`. */
export function numberList(numbers: readonly number[], and: string): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  const before = numbers.slice(0, -1);
  return before.length === 0 ? `${last}` : `${before.join(', ')} ${and} ${last}`;
}
