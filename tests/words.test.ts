import { expect, test } from 'vitest';
import { spanish } from '../sites/venue/spanish.ts';

type Table = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, Readonly<Record<string, Table>>>>;

const english: Tables = import.meta.glob(
  ['../packages/*/{words,*-words}.ts', '../sites/*/words.ts', '!../packages/{client,server}/**'],
  {
    eager: true,
  },
);
const inSpanish: Tables = import.meta.glob(['../packages/*/{words,*-words}.es.ts', '../sites/*/words.es.ts'], {
  eager: true,
});

/** Each table of each file, with its Spanish one: they have the same name in both. */
const pairs = Object.entries(english).flatMap(([file, tables]) =>
  Object.entries(tables)
    .filter(([name]) => name !== 'onPageWords')
    .map(([name, table]) => [`${file} ${name}`, table, inSpanish[file.replace('.ts', '.es.ts')]?.[name]] as const),
);
// The script tag has one property for all its words, so its Spanish is one table: its own sentences and the code step's.
const onPage = english['../packages/embed/words.ts']?.onPageWords;
const codeStep = english['../packages/join-box/words.ts']?.joinCodeWords;
const all = [
  ...pairs,
  ['the script tag', { ...codeStep, ...onPage }, inSpanish['../packages/embed/words.es.ts']?.embedWords] as const,
];

/** The same in both languages, and rightly so. */
const same = new Set(['codePlaceholder', 'ok', 'product', 'closeKey', 'percent']);

/** What a grammar is tried with, where numbers do not do. */
const values = { number: 41, count: 42, text: 'w43', title: 'w44', name: 'w45', suggestion: 'w46' };
const given: Readonly<Record<string, readonly unknown[]>> = {
  // Only where there is no reason is it a sentence of ours.
  'notice.refused': [''],
  day: [new Date('2026-01-06T19:30:00')],
  cameIn: [['Owls', 'Bears', 'Foxes'], 41, 42],
  progress: [{ kind: 'answering', answered: 41, asked: 42 }],
};

/** Every sentence by its path: `said.doubled`. */
function sentences(table: Table, path = ''): [path: string, value: unknown][] {
  return Object.entries(table).flatMap(([key, value]) =>
    value && typeof value === 'object'
      ? sentences(value as Table, `${path}${key}.`)
      : [[path + key, value] as [string, unknown]],
  );
}

/** A sentence as text; a grammar's with values in it. */
function spoken(path: string, value: unknown): string {
  if (typeof value !== 'function') return String(value);
  return String(value(...(given[path] ?? (path.startsWith('said.') ? [values] : [41, 42, 43]))));
}

/** `answered(2)`, `ended: string`: what each key holds, a grammar with how many values it takes. */
const kinds = (table: Table) =>
  sentences(table)
    .map(([path, value]) => (typeof value === 'function' ? `${path}(${value.length})` : `${path}: ${typeof value}`))
    .sort();

test('OPEN-95 every words table has a Spanish one beside it', () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(all.filter(([, , table]) => table === undefined).map(([name]) => name)).toEqual([]);
});

test.each(all)('OPEN-95 %s has the same keys of the same kinds in Spanish', (_, table, other = {}) => {
  expect(kinds(other)).toEqual(kinds(table));
});

test.each(all)('OPEN-95 %s is translated, whole and with every value in it', (_, table, other = {}) => {
  const originals = new Map(sentences(table));
  for (const [path, value] of sentences(other)) {
    const text = spoken(path, value);
    const original = spoken(path, originals.get(path));
    expect(text, path).not.toContain('⟦');
    expect(text === original, path).toBe(same.has(path));
    expect(text.trim() === '', path).toBe(false);
    if (path === 'day') continue;
    const inserted = (said: string) => (said.match(/w?\d+|Owls|Bears|Foxes/g) ?? []).sort();
    expect(inserted(text), path).toEqual(inserted(original));
    // The spaces around a sentence are those it is put together with.
    expect([text.startsWith(' '), text.endsWith(' ')], path).toEqual([
      original.startsWith(' '),
      original.endsWith(' '),
    ]);
  }
});

test.each(all)('%s asks and exclaims in Spanish as it does in English', (_, table, other = {}) => {
  const originals = new Map(sentences(table));
  for (const [path, value] of sentences(other)) {
    const text = spoken(path, value);
    const count = (of: string, mark: string) => of.split(mark).length - 1;
    expect(count(text, '¿'), path).toBe(count(text, '?'));
    expect(count(text, '¡'), path).toBe(count(text, '!'));
    // Ours is a dry voice: no exclamation mark that English does not have.
    expect(count(text, '!'), path).toBeLessThanOrEqual(count(spoken(path, originals.get(path)), '!'));
  }
});

test('numbers stand with the right grammar in Spanish', () => {
  expect([spanish.playerCount(1), spanish.playerCount(2)]).toEqual(['1 jugador', '2 jugadores']);
  expect([spanish.answered(0, 1), spanish.answered(2, 5)]).toEqual(['0 de 1 respondida', '2 de 5 respondidas']);
  expect(spanish.said['questions-arrived']({ count: 1 })).toBe('Llegó 1 pregunta.');
  expect(spanish.said['questions-arrived']({ count: 3 })).toBe('Llegaron 3 preguntas.');
  expect(spanish.notLive('scheduled')).toBe('Este juego está programado.');
});

/** Files whose tables one provider is given together: a key must then mean one sentence. */
const together = {
  // The script tag's stand alone: no provider is around them.
  'the player site': (file: string) => /\/(packages\/(?!embed)|sites\/venue)/.test(file),
  'the console': (file: string) => /\/(packages\/ui|sites\/quizmaster)\//.test(file),
};

test.each(Object.entries(together))('a key means the same sentence in every table of %s', (_, isIn) => {
  for (const language of [english, inSpanish]) {
    const meanings = new Map<string, Set<string>>();
    for (const [file, tables] of Object.entries(language)) {
      if (!isIn(file)) continue;
      for (const [key, value] of Object.values(tables).flatMap((table) => sentences(table))) {
        // A title may be written with more capitals than a line of small print.
        meanings.set(key, (meanings.get(key) ?? new Set()).add(spoken(key, value).toLowerCase()));
      }
    }
    expect(meanings.size).toBeGreaterThan(50);
    expect([...meanings].filter(([, said]) => said.size > 1)).toEqual([]);
  }
});

test('the player site’s Spanish is all of its tables', () => {
  const files = Object.entries(english).filter(([file]) => together['the player site'](file));
  const keys = files.flatMap(([, tables]) => Object.values(tables).flatMap((table) => Object.keys(table)));
  expect(Object.keys(spanish).sort()).toEqual([...new Set(keys)].sort());
});
