/** Accented look-alikes, so that a screen stays usable and shows which texts came from a table. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrřsštţuûvṽwŵxẋyýzž']
    .map((letter, at, all) => [letter, all[at + 1] ?? letter] as const)
    .filter((_, at) => at % 2 === 0),
);

/** How much a sentence grows: other languages need about 40 % more room than English. */
const growth = 0.4;
const filler = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** Not sentences: a code's placeholder is as long as the code, and a key's name is what is printed on the key. */
const kept: ReadonlySet<string> = new Set(['codePlaceholder', 'closeKey']);

/**
 * A words table in the pseudo-locale: `⟦Ƒîñð ýöûř Ĝåɱé one two⟧`. What a screen shows outside of the brackets came from no
 * table. Values that a text function inserts stay as they are.
 *
 * @example <WordsProvider words={pseudo(loginWords)}>…</WordsProvider>
 */
export function pseudo<T extends object>(table: T): T {
  // Each value keeps its kind: a text, a function that makes a text, or a group of them.
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, kept.has(key) ? value : pseudoValue(value)]),
  ) as T;
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return mark(value, []);
  if (typeof value === 'function') return (...values: unknown[]) => mark(value(...values), values.flatMap(textsIn));
  if (Array.isArray(value)) return value.map(pseudoValue);
  if (value && typeof value === 'object') return pseudo(value);
  return value;
}

function mark(sentence: string, values: readonly string[]): string {
  if (sentence === '') return '';
  // A value that is the whole sentence only selected it, such as `late`.
  const inserted = values.filter((value) => value !== sentence);
  return `⟦${[accented(sentence, inserted), ...fillerFor(sentence.length * growth)].join(' ')}⟧`;
}

/** As many words as fill this many characters. */
function fillerFor(characters: number): string[] {
  return filler.filter((_, at) => filler.slice(0, at).join(' ').length < characters);
}

/** The longest value first, or a shorter one inside it would split it. */
function accented(sentence: string, values: readonly string[]): string {
  const [value, ...others] = [...values].sort((a, b) => b.length - a.length);
  if (value === undefined) return sentence.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
  return sentence
    .split(value)
    .map((part) => accented(part, others))
    .join(value);
}

/** Every text in the arguments of a text function. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
