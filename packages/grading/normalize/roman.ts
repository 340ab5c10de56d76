/** Before these a Roman numeral is a number, for certain. */
const numbered = new Set(
  (
    'war wwi louis henry charles george edward william james richard john elizabeth mary napoleon pius benedict paul leo ' +
    'philip ferdinand frederick wilhelm nicholas alexander peter catherine ivan gregory urban innocent clement francis ' +
    'henri rocky rambo part chapter episode volume book act superbowl bowl apollo type fantasy ' +
    'olympiad league dynasty ramesses ramses thutmose cleopatra ptolemy haakon harald olav christian gustav karl carlos juan ' +
    'felipe afonso pedro umberto vittorio emmanuel leopold baudouin albert rainier abdullah'
  ).split(' '),
);
const roman = /^(?=[ivxl])l?(?:x[cl]|x{0,3})(?:i[xv]|v?i{0,3})$/;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Numbers of kings, wars and parts in digits: `Henry VIII`, `Charles the First`, `World War II`. */
export function readRoman(tokens: readonly string[]): string[] {
  const read: string[] = [];
  for (const [place, token] of tokens.entries()) {
    const before = read.at(-1) ?? '';
    const isThe = before === 'the' && numbered.has(read.at(-2) ?? '');
    const [, nth] = /^(\d+)(?:st|nd|rd|th)$/.exec(token) ?? [];
    if (nth !== undefined && (isThe || numbered.has(before)) && place > 0) {
      if (isThe) read.pop();
      read.push(nth);
    } else if ((isThe || numbered.has(before)) && roman.test(token)) {
      if (isThe) read.pop();
      read.push(String(readNumeral(token)));
    } else read.push(token);
  }
  return read;
}

export function readNumeral(numeral: string): number {
  const each = [...numeral].map((letter) => values[letter] ?? 0);
  return each.reduce((sum, value, place) => sum + (value < (each[place + 1] ?? 0) ? -value : value), 0);
}

/** Whether a whole word of two letters or more is a Roman numeral. */
export function isRoman(word: string): boolean {
  return word.length > 1 && /^m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/.test(word);
}
