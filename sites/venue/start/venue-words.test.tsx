import { fakeClient } from '@snug/client/fake';
import { WordsProvider } from '@snug/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { hasWords, unbranded } from './read-white-label.ts';
import { venueWords } from './venue-words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

test('LIMIT-30 a site speaks English unless it is told otherwise, and fetches no words for it', () => {
  expect(hasWords(unbranded)).toBe(false);
  expect(hasWords({ ...unbranded, language: 'es' })).toBe(true);
  expect(hasWords({ ...unbranded, words: { greeting: 'Come in.' } })).toBe(true);
});

test('OPEN-95 a site in Spanish says so to the browser, in every widget and around them', async () => {
  navigate('/', { replace: true });
  const venue = { ...unbranded, name: 'La Corona', language: 'es' } as const;
  const screen = await render(
    <WordsProvider words={venueWords(venue)}>
      <App client={fakeClient()} venue={venue} />
    </WordsProvider>,
  );
  expect(document.documentElement.lang).toBe('es');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Arrima una silla.' })).toBeVisible();
  await expect.element(screen.getByLabelText('Código del juego')).toBeVisible();
  expect(document.title).toBe('Entra a la trivia · La Corona');
});

test('a venue’s own sentences go before those of the language', () => {
  const own = { greeting: 'Pasa y siéntate.', next: 'Dale' };
  expect(venueWords({ ...unbranded, language: 'es', words: own })).toMatchObject({ ...own, logIn: 'Iniciar sesión' });
  expect(venueWords({ ...unbranded, words: { next: 'Go' } })).toEqual({ next: 'Go' });
  expect(document.documentElement.lang).toBe('es');
});

test('words that no table has, and those that are more than a sentence, are left out and said so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const words = { nxet: 'Go', playerCount: '7 players', notice: 'Oh', constructor: 'x', next: 'Go' };
  expect(venueWords({ ...unbranded, words })).toEqual({ next: 'Go' });
  expect(warn.mock.calls.map(([text]) => /"(\w+)"/.exec(text)?.[1])).toEqual([
    'nxet',
    'playerCount',
    'notice',
    'constructor',
  ]);
});

test('a reply that is no table of sentences takes none of the site’s', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // As a server of another version, or a broken file, might send it.
  const words = { next: 7, greeting: null } as unknown as Record<string, string>;
  expect(venueWords({ ...unbranded, words })).toEqual({});
  expect(venueWords({ ...unbranded, language: 'fr' as 'es' })).toEqual({});
  expect(document.documentElement.lang).toBe('en');
});
