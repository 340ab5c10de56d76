import { WhiteLabel } from '@snug/contract/shapes';
import { expect, test } from 'vitest';
import { filled, hasColours, readWhiteLabel, unbranded } from './read-white-label.ts';

test('what the server sends arrives as it is', () => {
  const label = WhiteLabel.parse({
    name: 'The Crown',
    colours: { night: { brand: '#ff8800' } },
    links: { privacy: 'https://crown.example/privacy' },
    texts: { eyebrow: 'Tuesdays' },
    accessibility_phone: '555 0172',
  });
  expect(filled(label)).toEqual(label);
  expect(hasColours(filled(label))).toBe(true);
});

test('an older or broken reply leaves the defaults, never a hole', () => {
  expect(filled({ name: 'The Crown', links: null, texts: { eyebrow: 7 }, news: [] })).toEqual({
    ...unbranded,
    name: 'The Crown',
  });
  for (const reply of [null, 'no', 4, []]) expect(filled(reply)).toEqual(unbranded);
  expect(hasColours(unbranded)).toBe(false);
});

test('a server that cannot be reached, or answers with an error or a portal’s page, leaves the site unbranded', async () => {
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('{}', { status: 502 }),
    async () => new Response('<html>Pay for Wi-Fi</html>'),
  ];
  for (const answer of answers) expect(await readWhiteLabel(answer as typeof fetch)).toEqual(unbranded);
});
