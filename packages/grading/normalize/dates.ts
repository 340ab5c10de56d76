const months = 'january february march april may june july august september october november december'.split(' ');
const monthOf = new Map([
  ...months.flatMap((month) => [[month, month] as const, [month.slice(0, 3), month] as const]),
  ['sept', 'september'] as const,
]);

/** Dates with the day before the month: `May 10th, 1944` and `the 10th of May 1944` are `10 may 1944`. */
export function readDates(tokens: readonly string[]): string[] {
  return readNamed(tokens.flatMap(readNumeric));
}

/** `25/08/1944` and `8/25/1944`, where only one of the two can be the month. */
function readNumeric(token: string): string[] {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(token) ?? [];
  const [one, other] = [Number(first), Number(second)];
  const named = (day: number, month: number) => [String(day), months[month - 1] ?? '', year];
  if (one > 12 && one <= 31 && other >= 1 && other <= 12) return named(one, other);
  return other > 12 && other <= 31 && one >= 1 && one <= 12 ? named(other, one) : [token];
}

function readNamed(tokens: readonly string[]): string[] {
  const read: string[] = [];
  for (let place = 0; place < tokens.length; ) {
    const [first = '', second = '', third = ''] = tokens.slice(place, place + 3);
    const afterOf = second === 'of' ? third : second;
    const day = dayOf(first);
    const month = monthOf.get(afterOf);
    const laterDay = dayOf(second === 'the' ? third : second);
    const firstMonth = monthOf.get(first);
    if (day !== undefined && month !== undefined) {
      if (read.at(-1) === 'the') read.pop();
      read.push(day, month);
      place += second === 'of' ? 3 : 2;
    } else if (firstMonth !== undefined && laterDay !== undefined) {
      read.push(laterDay, firstMonth);
      place += second === 'the' ? 3 : 2;
    } else {
      read.push(first);
      place += 1;
    }
  }
  return read;
}

function dayOf(token: string): string | undefined {
  const [, day = ''] = /^0?(\d{1,2})(?:st|nd|rd|th)?$/.exec(token) ?? [];
  return Number(day) >= 1 && Number(day) <= 31 ? day : undefined;
}
