import { WhiteLabel } from '@snug/contract/shapes';
import { themes } from '@snug/theme/tokens';
import { expect, test } from 'vitest';
import { filled, hasOwnTheme, readWhiteLabel, unbranded } from './read-white-label.ts';

test('a complete reply is read unchanged', () => {
  const label = WhiteLabel.parse({
    name: 'The Crown',
    colours: { night: { brand: '#ff8800' } },
    links: { privacy: 'https://crown.example/privacy' },
    texts: { eyebrow: 'Tuesdays' },
    language: 'es',
    words: { greeting: 'Pasa y siéntate.' },
    accessibility_phone: '555 0172',
  });
  expect(filled(label)).toEqual(label);
  expect(hasOwnTheme(filled(label))).toBe(true);
});

test('a theme is read by its name or as a whole', () => {
  const own = { name: 'Own', both: { radius: '4px' }, night: { brand: '#7fc8ff' } };
  for (const theme of ['bingo' as const, own]) {
    const label = WhiteLabel.parse({ name: 'The Crown', theme });
    expect(filled(label).theme).toEqual(theme);
    expect(hasOwnTheme(filled(label))).toBe(true);
  }
  expect(filled({ theme: 7 }).theme).toBe('pub');
  expect(WhiteLabel.safeParse({ name: 'The Crown', theme: 'pubb' }).success).toBe(false);
  const loads = { name: 'The Crown', theme: { both: { font: 'url(//evil.example)' } } };
  expect(WhiteLabel.safeParse(loads).success).toBe(false);
});

test('a venue may name each theme that comes with Snug', () => {
  for (const theme of Object.keys(themes))
    expect(WhiteLabel.safeParse({ name: 'The Crown', theme }).success, theme).toBe(true);
});

test('an older or broken reply gets the defaults for what is missing', () => {
  expect(filled({ name: 'The Crown', links: null, texts: { eyebrow: 7 }, news: [] })).toEqual({
    ...unbranded,
    name: 'The Crown',
  });
  for (const reply of [null, 'no', 4, []]) expect(filled(reply)).toEqual(unbranded);
  expect(hasOwnTheme(unbranded)).toBe(false);
});

test('a server that is unreachable, or replies with an error or a captive portal’s page, leaves the site unbranded', async () => {
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('{}', { status: 502 }),
    async () => new Response('<html>Pay for Wi-Fi</html>'),
  ];
  for (const answer of answers) expect(await readWhiteLabel(answer as typeof fetch)).toEqual(unbranded);
});

test('OPEN-95 OPEN-74 LIMIT-31 H52 the file takes a currency (by default US dollars), a locale and a tipping address', () => {
  const read = (label: object) => WhiteLabel.safeParse({ name: 'The Crown', ...label });
  expect(read({}).data).toMatchObject({ currency: 'USD', locale: '', links: { tip: '' } });
  expect(unbranded).toMatchObject({ currency: 'USD', locale: '', links: { tip: '' } });
  const own = { currency: 'GBP', locale: 'en-GB', links: { tip: 'https://paypal.me/{handle}' } };
  expect(filled(read(own).data)).toMatchObject(own);
  for (const wrong of [
    { currency: 'pounds' },
    { locale: 'English (UK)' },
    ...['http://paypal.me/{handle}', 'javascript:{handle}', 'https://paypal.me/'].map((tip) => ({ links: { tip } })),
  ])
    expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('OPEN-95 LIMIT-30 the file takes a supported language, by default English, and texts by their key', () => {
  const read = (label: object) => WhiteLabel.safeParse({ name: 'The Crown', ...label });
  expect(read({}).data).toMatchObject({ language: 'en', words: {} });
  expect(read({ language: 'es', words: { next: ' Dale ' } }).data).toMatchObject({ words: { next: 'Dale' } });
  expect(read({ language: 'xx' }).success).toBe(false);
  for (const words of [{ next: 7 }, { 'no key': 'Go' }, { __proto_: 'x' }, { next: 'x'.repeat(601) }, ['Go']]) {
    expect(read({ words }).success, JSON.stringify(words)).toBe(false);
  }
});
