import { fakeClient } from '@snug/client/fake';
import { WordsProvider } from '@snug/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { hasOwnWords, unbranded } from './read-white-label.ts';
import { venueWords } from './venue-words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

test('LIMIT-30 a site speaks English by default, and loads no words for it', () => {
  expect(hasOwnWords(unbranded)).toBe(false);
  expect(hasOwnWords({ ...unbranded, language: 'es' })).toBe(true);
  expect(hasOwnWords({ ...unbranded, words: { greeting: 'Come in.' } })).toBe(true);
});

test('OPEN-95 a Spanish site tells the browser its language, and all widgets speak it', async () => {
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

test('a venue’s own texts replace those of the language', () => {
  const own = { greeting: 'Pasa y siéntate.', next: 'Dale' };
  expect(venueWords({ ...unbranded, language: 'es', words: own })).toMatchObject({ ...own, logIn: 'Iniciar sesión' });
  expect(venueWords({ ...unbranded, words: { next: 'Go' } })).toEqual({ next: 'Go' });
  expect(document.documentElement.lang).toBe('es');
});

test('texts with an unknown key, and keys that hold more than a text, are left out with a warning', () => {
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

test('a malformed reply replaces none of the site’s texts', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A server of another version or a broken file might send this.
  const words = { next: 7, greeting: null } as unknown as Record<string, string>;
  expect(venueWords({ ...unbranded, words })).toEqual({});
  expect(venueWords({ ...unbranded, language: 'fr' as 'es' })).toEqual({});
  expect(document.documentElement.lang).toBe('en');
});
