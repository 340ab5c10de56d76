import { expect, test } from 'vitest';
import { consoleWords as consoleInSpanish } from '../sites/quizmaster/words.es.ts';
import { consoleWords as consoleInEnglish } from '../sites/quizmaster/words.ts';
import { spanish } from '../sites/venue/spanish.ts';

type Table = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, Readonly<Record<string, Table>>>>;

const english: Tables = import.meta.glob(
  ['../{packages,packages/*,sites,sites/quizmaster}/*/{words,*-words}.ts', '!../packages/{client,grading,server}/**'],
  { eager: true },
);
const inSpanish: Tables = import.meta.glob('../{packages,packages/*,sites,sites/quizmaster}/*/{words,*-words}.es.ts', {
  eager: true,
});

/** Each words table of each file with its Spanish counterpart of the same name. */
const pairs = Object.entries(english).flatMap(([file, tables]) =>
  Object.entries(tables)
    .filter(([name]) => name !== 'onPageWords')
    .map(([name, table]) => [`${file} ${name}`, table, inSpanish[file.replace('.ts', '.es.ts')]?.[name]] as const),
);
// The script tag takes all its words in one property, so its Spanish is one table: its own and the code step's.
const onPage = english['../packages/embed/words.ts']?.onPageWords;
const codeStep = english['../packages/join-box/words.ts']?.joinCodeWords;
const all = [
  ...pairs,
  ['the script tag', { ...codeStep, ...onPage }, inSpanish['../packages/embed/words.es.ts']?.embedWords] as const,
];

/** Rightly the same in both languages: of points, whole numbers are. */
const same = new Set([
  'moreSeconds',
  'moreMinutes',
  'pointsNumber',
  'codePlaceholder',
  'ok',
  'product',
  'roleHost',
  'closeKey',
  'zoom',
  'mean',
  'surveySlam',
  'title.survey',
  ...[
    'roundShort',
    'timesOfAnswer',
    'adjustedShort',
    'tied',
    'signed',
    'points',
    'adjustLine',
    'trailLine',
    'trailChange',
    'saidGraded',
    'saidAdjusted',
    'screenPointsShort',
  ],
]);

/** Arguments for functions that take more than numbers. */
const sampleValues = { number: 41, count: 42, text: 'w43', title: 'w44', name: 'w45', suggestion: 'w46' };
const sampleArguments: Readonly<Record<string, readonly unknown[]>> = {
  // The table's own sentence appears only without a reason.
  'notice.refused': [''],
  day: [new Date('2026-01-06T19:30:00')],
  cardDate: [new Date('2026-01-06T19:30:00')],
  tickTime: [new Date('2026-01-06T19:30:00')],
  dayAndHour: [new Date('2026-01-06T19:30:00')],
  cameIn: [['Owls', 'Bears', 'Foxes'], 41, 42],
  ...{ ungradedIn: [[41, 42]], notOnBoard: [[41, 42]] },
  progress: [{ kind: 'answering', answered: 41, asked: 42 }],
  ...{ date: ['2026-01-06'], shortDate: ['2026-01-06'], monthName: ['2026-01'], shortMonth: ['2026-01'] },
  ...{ closedOn: ['2026-01-06'], closedShort: ['2026-01-06'], moment: [new Date('2026-01-06T19:30:00Z')] },
  proposal: [['w41', 'w42']],
  reason: [{ kind: 'like', percent: 41, accepted: 'w42' }],
  states: [{ kind: 'shown-until', day: '2026-01-06' }],
};

/** What is given a day, not a number. */
const dates = new Set(['day', 'moment', 'cardDate', 'dayAndHour', 'tickTime']);

/** Every sentence by its path: `said.doubled`. */
function sentences(table: Table, path = ''): [path: string, value: unknown][] {
  return Object.entries(table).flatMap(([key, value]) =>
    value && typeof value === 'object'
      ? sentences(value as Table, `${path}${key}.`)
      : [[path + key, value] as [string, unknown]],
  );
}

/** A sentence as text; a function is called with sample arguments. */
function textOf(path: string, value: unknown): string {
  if (typeof value !== 'function') return String(value);
  return String(value(...(sampleArguments[path] ?? (path.startsWith('said.') ? [sampleValues] : [41, 42, 43]))));
}

/** The type of each key: `answered(2)` for a function of two arguments, `ended: string`. */
const keyTypes = (table: Table) =>
  sentences(table)
    .map(([path, value]) => (typeof value === 'function' ? `${path}(${value.length})` : `${path}: ${typeof value}`))
    .sort();

test('OPEN-95 every words table has a Spanish one beside it', () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(all.filter(([, , table]) => table === undefined).map(([name]) => name)).toEqual([]);
});

test.each(all)('OPEN-95 %s has the same keys with the same types in Spanish', (_, table, other = {}) => {
  expect(keyTypes(other)).toEqual(keyTypes(table));
});

test.each(all)('OPEN-95 %s is translated completely, with every value in it', (_, table, other = {}) => {
  const originals = new Map(sentences(table));
  for (const [path, value] of sentences(other)) {
    const text = textOf(path, value);
    const original = textOf(path, originals.get(path));
    expect(text, path).not.toContain('⟦');
    expect(text === original, path).toBe(same.has(path));
    expect(text.trim() === '', path).toBe(false);
    if (dates.has(path)) continue;
    const inserted = (said: string) => (said.match(/w?\d+|Owls|Bears|Foxes/g) ?? []).sort();
    expect(inserted(text), path).toEqual(inserted(original));
    // A sentence keeps the spaces by which it is joined to others.
    expect([text.startsWith(' '), text.endsWith(' ')], path).toEqual([
      original.startsWith(' '),
      original.endsWith(' '),
    ]);
  }
});

/** What the console calls otherwise everywhere else: one word for one thing. */
const otherWords: readonly (readonly [RegExp, instead: string])[] = [
  [/presentador/i, 'quizmaster'],
  [/móvil/i, 'teléfono'],
  [/clasificación/i, 'tabla'],
  [/\bp[uú]ls/i, 'presiona'],
  [/\bsitio\b/i, 'local'],
];
const consoleTables = Object.entries(inSpanish).filter(([file]) => file.startsWith('../sites/quizmaster/'));

test.each(consoleTables)('%s calls each thing as the console does', (_, tables) => {
  for (const [path, value] of Object.values(tables).flatMap((table) => sentences(table))) {
    for (const [word, instead] of otherWords) expect(textOf(path, value), `${path}: ${instead}`).not.toMatch(word);
  }
});

test('a key is a sentence in every table, or a group of them in every table', () => {
  const kinds = new Map<string, Set<string>>();
  for (const [, table] of pairs) {
    for (const [key, value] of Object.entries(table)) {
      const kind = typeof value === 'object' ? 'group' : 'sentence';
      kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
    }
  }
  expect([...kinds].filter(([, seen]) => seen.size > 1).map(([key]) => key)).toEqual([]);
});

test.each(all)('%s has the same questions and no more exclamations in Spanish', (_, table, other = {}) => {
  const originals = new Map(sentences(table));
  for (const [path, value] of sentences(other)) {
    const text = textOf(path, value);
    const count = (of: string, mark: string) => of.split(mark).length - 1;
    expect(count(text, '¿'), path).toBe(count(text, '?'));
    expect(count(text, '¡'), path).toBe(count(text, '!'));
    // The tone is dry: no exclamation mark that English does not have.
    expect(count(text, '!'), path).toBeLessThanOrEqual(count(textOf(path, originals.get(path)), '!'));
  }
});

/** Sentences whose number is never one, with the reason. */
const neverOne: Readonly<Record<string, string>> = {
  nameCounter: 'a team’s name has room for 125 characters',
  ratingsSoFar: 'a group has five ratings',
  nextGroupSoFar: 'a group has five ratings',
  textsSoFar: 'a group has five answers',
  textsElsewhereSoFar: 'a group has five answers',
  soFar: 'the sentence is the specification’s',
  'said.questions-arrived': 'several questions are two at least: one is said with its number',
  'said.suggestions': 'several suggestions are two at least',
  inSeconds: 'no countdown begins with one second',
  saidMore: 'a countdown gets 30 seconds more at least',
  allTeams: 'four teams are shown at once',
};

/** Every combination of 0, 1 and 2, in place of the 41, 42 and 43 used elsewhere. */
const counts = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c] as const)));

function textWithCounts(path: string, value: unknown, numbers: readonly number[]): string {
  if (typeof value !== 'function' || dates.has(path)) return textOf(path, value);
  return String(
    value(...(sampleArguments[path] ?? (path.startsWith('said.') ? [sampleValues] : [41, 42, 43])).map(replaceNumbers)),
  );

  function replaceNumbers(of: unknown): unknown {
    if (typeof of === 'number') return numbers[of - 41];
    if (!of || typeof of !== 'object') return of;
    return Array.isArray(of)
      ? of.map(replaceNumbers)
      : Object.fromEntries(Object.entries(of).map(([key, one]) => [key, replaceNumbers(one)]));
  }
}

/** A sentence without its numbers. */
const formOf = (path: string, value: unknown, numbers: readonly number[]) =>
  textWithCounts(path, value, numbers).replace(/\d+/g, '#');

/** The functions of a table. */
const grammars = (table: Table) => sentences(table).filter(([, value]) => typeof value === 'function');

const both = all.flatMap(([name, table, other = {}]) => [
  [`${name}, English`, table] as const,
  [`${name}, Spanish`, other] as const,
]);

test.each(both)('%s: every number gives a complete sentence', (_, table) => {
  for (const [path, value] of sentences(table)) {
    for (const numbers of typeof value === 'function' ? counts : [[]]) {
      const text = textWithCounts(path, value, numbers);
      expect(text, path).not.toMatch(/undefined|NaN|null|\[object|\s\s|^\s/);
      // The one sentence that a name follows in the same line.
      if (path !== 'you') expect(text, path).not.toMatch(/\s$/);
    }
  }
});

test.each(all)('%s: where English distinguishes one from two, Spanish does too', (_, table, other = {}) => {
  const inOther = new Map(grammars(other));
  for (const [path, value] of grammars(table)) {
    for (const at of [0, 1, 2]) {
      const [one, two] = [1, 2].map((count) => [2, 2, 2].with(at, count)) as [number[], number[]];
      if (formOf(path, value, one) === formOf(path, value, two)) continue;
      const translated = inOther.get(path);
      expect(formOf(path, translated, one), `${path}, value ${at + 1}`).not.toBe(formOf(path, translated, two));
    }
  }
});

/** Nouns whose plural differs: `teams`, `equipos`. */
function plurals(tables: readonly Table[]): Set<string> {
  const nouns = (text: string) => [...text.matchAll(/(?<!\d)\d+ (\p{L}+)/gu)].map(([, noun = '']) => noun);
  return new Set(
    tables.flatMap(grammars).flatMap(([path, value]) => {
      const ones = nouns(textWithCounts(path, value, [1, 1, 1]));
      // With another beginning it would be another word.
      return nouns(textWithCounts(path, value, [2, 2, 2])).filter(
        (noun, at) => noun !== ones[at] && noun.slice(0, 3) === ones[at]?.slice(0, 3),
      );
    }),
  );
}

test.each([
  ['English', all.map(([, table]) => table), ['teams', 'players', 'stars']],
  ['Spanish', all.map(([, , other = {}]) => other), ['equipos', 'jugadores', 'estrellas']],
] as const)('%s distinguishes singular and plural, never "1 teams"', (_, tables, some) => {
  const many = plurals(tables);
  expect([...many]).toEqual(expect.arrayContaining([...some]));
  const wrong = new RegExp(`(?<!\\d)1 (${[...many].join('|')})(?!\\p{L})`, 'u');
  for (const [path, value] of tables.flatMap(grammars)) {
    if (path in neverOne) continue;
    for (const numbers of counts) expect(textWithCounts(path, value, numbers), path).not.toMatch(wrong);
  }
});

test('the verb agrees with the number of teams', () => {
  expect([1, 2].map((count) => consoleInEnglish.railLabel(count, 14))).toEqual([
    '1 of 14 teams is in',
    '2 of 14 teams are in',
  ]);
  expect([1, 14].map((count) => consoleInEnglish.inCount(1, count))).toEqual(['1 of 1 team in', '1 of 14 teams in']);
  expect([1, 2].map((count) => consoleInSpanish.railLabel(count, 14))).toEqual([
    '1 de 14 equipos entregó',
    '2 de 14 equipos entregaron',
  ]);
});

test('numbers have the right grammar in Spanish', () => {
  expect([spanish.playerCount(1), spanish.playerCount(2)]).toEqual(['1 jugador', '2 jugadores']);
  expect([spanish.answered(0, 1), spanish.answered(2, 5)]).toEqual(['0 de 1 respondida', '2 de 5 respondidas']);
  expect(spanish.said['questions-arrived']({ count: 1 })).toBe('Llegó 1 pregunta.');
  expect(spanish.said['questions-arrived']({ count: 3 })).toBe('Llegaron 3 preguntas.');
  expect(spanish.notLive('scheduled')).toBe('Este juego está programado.');
});

/** Files whose tables share one provider: a key must mean one sentence in all of them. */
const providers = {
  // The script tag's words are separate: no provider is around them.
  'the player site': (file: string) => /\/(packages\/(?!embed)|sites\/venue)/.test(file),
  'the console': (file: string) => /\/(packages\/(ui|survey|ads)|sites\/quizmaster)\//.test(file),
};

test.each(Object.entries(providers))('a key means the same sentence in every table of %s', (_, isIn) => {
  for (const language of [english, inSpanish]) {
    const meanings = new Map<string, Set<string>>();
    for (const [file, tables] of Object.entries(language)) {
      if (!isIn(file)) continue;
      for (const [key, value] of Object.values(tables).flatMap((table) => sentences(table))) {
        // A title may be capitalized differently.
        meanings.set(key, (meanings.get(key) ?? new Set()).add(textOf(key, value).toLowerCase()));
      }
    }
    expect(meanings.size).toBeGreaterThan(50);
    expect([...meanings].filter(([, said]) => said.size > 1)).toEqual([]);
  }
});

test('the player site’s Spanish contains all of its tables', () => {
  const files = Object.entries(english).filter(([file]) => providers['the player site'](file));
  const keys = files.flatMap(([, tables]) => Object.values(tables).flatMap((table) => Object.keys(table)));
  expect(Object.keys(spanish).sort()).toEqual([...new Set(keys)].sort());
});
