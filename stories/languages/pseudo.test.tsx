import { iconNames, WordsProvider } from '@snug/ui';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { pseudoLocale } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { hardCoded } from './texts-on.ts';

/** The parts of a story file that are needed to render its stories. */
type Stories = { default: Story & { component?: ComponentType<object> } } & Record<string, Story>;
type Story = { args?: object; render?: ComponentType<object> };

const sources = import.meta.glob<string>('../ui/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const stories = import.meta.glob<Stories>('../ui/*.stories.tsx');
const tables = import.meta.glob<Record<string, object>>('../../packages/ui/words/{words,*-words}.ts', { eager: true });
const parts = Object.keys(sources).filter((file) => sources[file]?.includes("title: 'Parts/"));

/** Names, not sentences, that stand in no story as they are shown: of the parts themselves, and what stories make. */
const names: readonly string[] = [
  'Snug',
  ...iconNames,
  // sample-picture.ts
  'The Quizzly Bears.jpg',
  // tabs.stories.tsx, in small letters
  ...['warm-up', 'around the world', 'pictures', 'sport', 'films of the eighties'],
];

/** Texts that a story has itself although a table has them too: by story, with the reason. */
const saidByStories: Readonly<Record<string, readonly string[]>> = {
  // Buttons of the story with common labels.
  '../ui/button.stories.tsx Main': ['Next'],
  '../ui/card.stories.tsx AtTheDoor': ['Next'],
  '../ui/card.stories.tsx TextTwiceAsLarge': ['Next'],
  '../ui/dialog.stories.tsx Busy': ['Cancel'],
  '../ui/dialog.stories.tsx WithAField': ['Cancel'],
  '../ui/error-boundary.stories.tsx FallbackMadeFromTheError': ['Try again'],
  // An icon button has only the name that it is given.
  '../ui/icon-button.stories.tsx Close': ['Close'],
};

/** Text functions that take a file's name or what a picture shows; all others take numbers. */
const withNames: ReadonlySet<string> = new Set(['deleteImage', 'pictureTooLarge', 'notAPicture', 'emptyFile']);
/** The name of a shape, which is also the quiz's word in the texts of many stories. */
const alsoOfTheQuiz = 'Round';
const ours = Object.values(tables).flatMap((file) => Object.values(file).flatMap((table) => sentencesIn(table)));

describe('the pseudo-locale', () => {
  const table = pseudo({
    plain: 'Find your game',
    grammar: (name: string, count: number) => `${name} has ${count} points`,
    names: (all: readonly string[]) => all.join(' and '),
    group: { inner: () => 'Close' },
    chosen: (state: { kind: string }) => (state.kind === 'late' ? 'late' : 'in'),
    none: '',
    codePlaceholder: 'XXXXXX',
  });

  test('a sentence stays readable, is 40 % longer and stands in brackets', () => {
    expect(table.plain).toBe('⟦Ƒîñð ýöûř ĝåɱé one two⟧');
    expect(table.none).toBe('');
    expect(table.codePlaceholder).toBe('XXXXXX');
  });

  test('values that a text function takes stay as they are', () => {
    expect(table.grammar('Ann', 41)).toBe('⟦Ann ĥåš 41 þöîñţš one two⟧');
    expect(table.names(['Ann', 'Anna'])).toBe('⟦Ann åñð Anna one two⟧');
    expect(table.chosen({ kind: 'late' })).toBe('⟦ļåţé one⟧');
    expect(table.group.inner()).toBe('⟦Çļöšé one⟧');
  });
});

test('a sentence outside of the brackets is found, wherever it is read or read out', () => {
  const at = document.createElement('div');
  at.innerHTML = '<p>⟦Ĥî ⟦Ben⟧ one⟧ · 41</p><p>Ada, ⟦þļåýš⟧</p>';
  expect(hardCoded(at, ['Ada'])).toEqual([]);
  // An isolated file name does not split its sentence.
  at.innerHTML = '<p>⟦<bdi>last.jpg</bdi> ïš ţöö ļåřĝé one⟧</p><p>Not <bdi>last.jpg</bdi></p>';
  expect(hardCoded(at, ['last.jpg'])).toEqual(['Not last.jpg']);
  at.innerHTML = '<p>Ada, ⟦þļåýš⟧</p>';
  // A name is known as a word, not as letters of another word.
  expect(hardCoded(at, ['Ad'])).toEqual(['Ada, ⟦þļåýš⟧']);
  at.innerHTML =
    '<button title="Close">⟦Ö⟧</button><img alt="A glass"><input placeholder="Name" aria-label="Your name"><b>Hello</b>';
  expect(hardCoded(at, [])).toEqual(['Close', 'A glass', 'Your name', 'Name', 'Hello']);
});

test('a sentence of a words table is never excused by what a story passes or looks for', () => {
  const source = plain("<Button>Keep us a table</Button> getByRole('button', { name: 'Next' }) findByText('3 of 3')");
  expect(isGiven('Keep us a table', source)).toBe(true);
  expect(['Next', 'Next Next', '3 of 3', '2 of 3'].filter((text) => isGiven(text, source))).toEqual([]);
  // Except for a story that has the sentence itself.
  expect(isGiven('Next', source, ['Next'])).toBe(true);
  for (const sentence of [
    'Previous',
    'Dismiss',
    'Confirm',
    'Turn right',
    'Loading…',
    'Try again',
    '3 stars',
    'Great',
  ]) {
    expect(isOurs(sentence), sentence).toBe(true);
  }
});

describe.each(parts)(
  'OPEN-95 %s: a part shows what it was given, and otherwise the texts of its words table',
  async (file) => {
    const loaded = await stories[file]?.();
    if (!loaded) throw new Error(`${file} could not be loaded.`);
    const given = plain(sources[file] ?? '');

    test.each(Object.keys(loaded).filter((name) => name !== 'default'))('%s', (name) => {
      const { args, render, component } = { ...loaded.default, ...loaded[name] } as Stories['default'];
      const Drawn = render ?? component;
      if (!Drawn) throw new Error(`${name} has nothing to draw.`);
      const at = document.createElement('div');
      document.body.append(at);
      const root = createRoot(at);
      const shown = createElement(Drawn, { ...loaded.default.args, ...args });
      flushSync(() => root.render(<WordsProvider words={pseudoLocale.site}>{shown}</WordsProvider>));
      const unsaid = hardCoded(at, names).filter((text) => !isGiven(text, given, saidByStories[`${file} ${name}`]));
      flushSync(() => root.unmount());
      at.remove();
      expect(unsaid).toEqual([]);
    });
  },
);

/** Whether a story's source contains the text: as a whole, in two or three pieces, or repeated. */
function isGiven(text: string, given: string, said: readonly string[] = []): boolean {
  if (said.includes(text)) return true;
  if (isOurs(text)) return false;
  // The first letters of a name, on a team's picture.
  if (given.includes('TeamPicture') && [...new Intl.Segmenter().segment(text)].length <= 2) return true;
  const [, once = text] = /^(.+?)\1+$/s.exec(text) ?? [];
  // Digits come from anywhere.
  return [text, once].some((whole) => whole.split(/\d+/).every((piece) => isMadeOf(plain(piece).split(' '), given, 3)));
}

function isMadeOf(words: readonly string[], given: string, most: number): boolean {
  if (words.length === 0) return true;
  return (
    most > 0 &&
    words.some((_, at) => {
      const end = words.length - at;
      return stands(words.slice(0, end).join(' '), given) && isMadeOf(words.slice(end), given, most - 1);
    })
  );
}

/** As whole words: a part that writes `Close` is not excused by a story's `onClose`. */
function stands(text: string, given: string): boolean {
  return !isOurs(text) && new RegExp(`(?<!\\p{L})${escaped(wordsOf(text))}(?!\\p{L})`, 'u').test(given);
}

/** Whether one of the parts' tables has the text: then only brackets, or the story's own text, allow it. */
function isOurs(text: string): boolean {
  return ours.some((sentence) => sentence.test(wordsOf(text)));
}

/** Every sentence of a table in English; a text function's in each of its forms, with any value in it. */
function sentencesIn(table: object): RegExp[] {
  return Object.entries(table).flatMap(([key, value]) => {
    if (typeof value === 'string') return value === alsoOfTheQuiz ? [] : pattern(value);
    if (typeof value !== 'function') return sentencesIn(value);
    return [1, 2].map((count) => pattern(value(withNames.has(key) ? 'NAME' : count, count)));
  });
}

function pattern(sentence: string): RegExp {
  const pieces = wordsOf(sentence).split(/(\d+|NAME)/);
  const any = (value: string) => (value === 'NAME' ? '.+' : '\\d+');
  return new RegExp(`^${pieces.map((piece, at) => (at % 2 ? any(piece) : escaped(piece))).join('')}$`, 'u');
}

/** Without the punctuation around it. */
function wordsOf(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** With one space for each line break in the code. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
