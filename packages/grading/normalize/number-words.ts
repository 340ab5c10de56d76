const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ordinalOnes =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';

const small = new Map<string, number>([
  ...ones.split(' ').map((word, value) => [word, value] as const),
  ['nil', 0],
  ['fiveteen', 15],
  ['ninteen', 19],
]);
const ten = new Map<string, number>([
  ...tens.split(' ').map((word, place) => [word, 10 * (place + 2)] as const),
  // Written so by many.
  ['fourty', 40],
  ['ninty', 90],
]);
const ordinals = new Map<string, number>([
  ...ordinalOnes.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, place) => [word.replace(/y$/, 'ieth'), 10 * (place + 2)] as const),
  ['eigth', 8],
  ['twelth', 12],
  ['fourtieth', 40],
]);
const decades = new Map(tens.split(' ').map((word, place) => [word.replace(/y$/, 'ies'), 10 * (place + 2)] as const));
const scales = new Map([
  ['thousand', 3],
  ['million', 6],
  ['billion', 9],
  ['trillion', 12],
]);

interface Read {
  readonly token: string;
  /** How many tokens it stands for. */
  readonly length: number;
}

/** Numbers in words as digits: `two thousand and one` is `2001`, `twenty first` is `21st`, `nineteen eighties` is `1980s`. */
export function readNumberWords(tokens: readonly string[]): string[] {
  const read: string[] = [];
  for (let place = 0; place < tokens.length; ) {
    // `a hundred` is one hundred.
    if (tokens[place] === 'a' && isCounted(tokens[place + 1])) place += 1;
    const number = readNumber(tokens, place);
    const token = number?.token ?? tokens[place] ?? '';
    place += number?.length ?? 1;
    const whole = readAfter(token, tokens, place);
    read.push(whole.token);
    place += whole.length;
  }
  return read;
}

/** With what follows a number and belongs to it: `two dozen`, `two and a half`. */
function readAfter(token: string, tokens: readonly string[], place: number): Read {
  if (!/^\d{1,9}$/.test(token)) return { token, length: 0 };
  if (tokens[place] === 'dozen') return { token: String(12 * Number(token)), length: 1 };
  const isHalf = tokens.slice(place, place + 3).join(' ') === 'and a half';
  return isHalf ? { token: `${token}.5`, length: 3 } : { token, length: 0 };
}

function isCounted(token = ''): boolean {
  return token === 'hundred' || token === 'dozen' || scales.has(token);
}

function readNumber(tokens: readonly string[], start: number): Read | undefined {
  const digits = tokens[start] ?? '';
  if (/^-?\d+(\.\d+)?$/.test(digits)) return readScaled(digits, tokens, start);
  if (digits === 'dozen') return { token: '12', length: 1 };
  const year = readYear(tokens, start);
  if (year) return year;
  let total = 0;
  let group: number | undefined;
  let place = start;
  let ordinal = '';
  // The scale that was read last: `two million three thousand`, never `three thousand two million`.
  let scale = Number.POSITIVE_INFINITY;
  for (;;) {
    const word = tokens[place] ?? '';
    const next = readBelowHundred(tokens, place);
    if (next && (group === undefined || (group % 100 === 0 && group > 0))) {
      group = (group ?? 0) + next.value;
      place += next.length;
      ordinal = next.ordinal;
      if (ordinal !== '') break;
      continue;
    }
    if (word === 'hundred' && (group === undefined ? place === start : group > 0 && group < 100)) {
      group = 100 * (group ?? 1);
      place += 1;
      continue;
    }
    const power = scales.get(word);
    if (power !== undefined && power < scale && (group !== undefined || place === start)) {
      total += (group ?? 1) * 10 ** power;
      group = undefined;
      scale = power;
      place += 1;
      // A group may follow: `two thousand one`.
      const after = tokens[place] === 'and' ? place + 1 : place;
      if (readBelowHundred(tokens, after)) {
        const upTo = readNumber(tokens, after);
        const value = Number(/^\d+/.exec(upTo?.token ?? '')?.[0] ?? Number.NaN);
        if (upTo && value < 10 ** power && !upTo.token.endsWith('0s')) {
          const rest = /\D+$/.exec(upTo.token)?.[0] ?? '';
          return { token: `${total + value}${rest}`, length: after + upTo.length - start };
        }
      }
      break;
    }
    // Only after a hundred: `one hundred and one` is a number, `one and two` are two.
    if (
      word === 'and' &&
      group !== undefined &&
      group % 100 === 0 &&
      group > 0 &&
      readBelowHundred(tokens, place + 1)
    ) {
      place += 1;
      continue;
    }
    break;
  }
  if (place === start) return undefined;
  return { token: `${total + (group ?? 0)}${ordinal}`, length: place - start };
}

interface Below {
  readonly value: number;
  readonly length: number;
  /** `st`, `nd`, `rd`, `th`, or '' for a number that counts. */
  readonly ordinal: string;
}

function readBelowHundred(tokens: readonly string[], place: number): Below | undefined {
  const word = tokens[place] ?? '';
  const next = tokens[place + 1] ?? '';
  const value = small.get(word);
  if (value !== undefined) return { value, length: 1, ordinal: '' };
  const nth = ordinals.get(word);
  if (nth !== undefined) return { value: nth, length: 1, ordinal: endingOf(nth) };
  const many = ten.get(word);
  if (many === undefined) return undefined;
  const unit = small.get(next);
  if (unit !== undefined && unit > 0 && unit < 10) return { value: many + unit, length: 2, ordinal: '' };
  const nthUnit = ordinals.get(next);
  if (nthUnit !== undefined && nthUnit > 0 && nthUnit < 10) {
    return { value: many + nthUnit, length: 2, ordinal: endingOf(many + nthUnit) };
  }
  return { value: many, length: 1, ordinal: '' };
}

/** `nineteen sixty nine`, `nineteen oh five`, `nineteen eighties`, `twenty twenty`, `the fifties`. */
function readYear(tokens: readonly string[], start: number): Read | undefined {
  const [word = '', second = '', third = ''] = tokens.slice(start, start + 3);
  const alone = decades.get(word);
  if (alone !== undefined) return { token: `${alone}s`, length: 1 };
  const century = small.get(word) ?? ten.get(word);
  if (century === undefined || century < 13 || century > 20) return undefined;
  const decade = decades.get(second);
  if (decade !== undefined) return { token: `${century}${decade}s`, length: 2 };
  if (second === 'oh' || second === 'o') {
    const unit = small.get(third) ?? 10;
    return unit > 0 && unit < 10 ? { token: `${century}0${unit}`, length: 3 } : undefined;
  }
  const rest = readBelowHundred(tokens, start + 1);
  // `twenty one` is 21; a year's second half has two digits.
  if (rest?.ordinal !== '' || rest.value < 10) return undefined;
  return { token: `${century}${rest.value}`, length: 1 + rest.length };
}

/** `225 million` is 225000000, `1.5 thousand` is 1500. */
function readScaled(digits: string, tokens: readonly string[], start: number): Read | undefined {
  const power = tokens[start + 1] === 'hundred' ? 2 : scales.get(tokens[start + 1] ?? '');
  if (power === undefined) return undefined;
  const [whole = '', part = ''] = digits.split('.');
  if (part.length > power) return undefined;
  const moved = `${whole}${part}${'0'.repeat(power - part.length)}`.replace(/^(-?)0+(?=\d)/, '$1');
  return { token: moved, length: 2 };
}

export function endingOf(value: number): string {
  const isTeen = value % 100 >= 10 && value % 100 < 20;
  const ending = ['th', 'st', 'nd', 'rd'][value % 10];
  return isTeen || ending === undefined ? 'th' : ending;
}
