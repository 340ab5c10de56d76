import { iconNames, WordsProvider } from '@snug/ui';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { pseudoLocale } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { hardCoded } from './texts-on.ts';

/** A story file, as far as drawing its stories goes. */
type Stories = { default: Story & { component?: ComponentType<object> } } & Record<string, Story>;
type Story = { args?: object; render?: ComponentType<object> };

const sources = import.meta.glob<string>('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const stories = import.meta.glob<Stories>('./*.stories.tsx');
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

describe('a language that nobody speaks', () => {
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

  test('values that a grammar is given stay as they are', () => {
    expect(table.grammar('Ann', 41)).toBe('⟦Ann ĥåš 41 þöîñţš one two⟧');
    expect(table.names(['Ann', 'Anna'])).toBe('⟦Ann åñð Anna one two⟧');
    expect(table.chosen({ kind: 'late' })).toBe('⟦ļåţé one⟧');
    expect(table.group.inner()).toBe('⟦Çļöšé one⟧');
  });
});

test('a sentence outside of the brackets is found, wherever it is read or heard', () => {
  const at = document.createElement('div');
  at.innerHTML = '<p>⟦Ĥî ⟦Ben⟧ one⟧ · 41</p><p>Ada, ⟦þļåýš⟧</p>';
  expect(hardCoded(at, ['Ada'])).toEqual([]);
  // A name is known as a word, not as the letters of another.
  expect(hardCoded(at, ['Ad'])).toEqual(['Ada, ⟦þļåýš⟧']);
  at.innerHTML =
    '<button title="Close">⟦Ö⟧</button><img alt="A glass"><input placeholder="Name" aria-label="Your name"><b>Hello</b>';
  expect(hardCoded(at, [])).toEqual(['Close', 'A glass', 'Your name', 'Name', 'Hello']);
});

describe.each(parts)(
  'OPEN-95 %s: a part says what it was given, and else what stands in its words table',
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
      const unsaid = hardCoded(at, names).filter((text) => !isGiven(text, given));
      flushSync(() => root.unmount());
      at.remove();
      expect(unsaid).toEqual([]);
    });
  },
);

/** Whether a story says it: as it stands there, put together from two or three things that do, or many times over. */
function isGiven(text: string, given: string): boolean {
  // The first letters of a name, on a team's picture.
  if (given.includes('TeamPicture') && [...new Intl.Segmenter().segment(text)].length <= 2) return true;
  const [, once = text] = /^(.+?)\1+$/s.exec(text) ?? [];
  // Figures come from anywhere.
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
  const letters = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return new RegExp(`(?<!\\p{L})${letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(given);
}

/** With one space where code breaks its lines. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
