import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const origin = 'https://quiz.example';
const safe: readonly (readonly [string, string])[] = [
  ['/game/1', '/game/1'],
  ['/%2fevil.com', '/%2fevil.com'],
  ['/%5cevil.com', '/%5cevil.com'],
  ['/;@evil.com', '/;@evil.com'],
  ['/game/1#auth_token=abc', '/game/1'],
  ['/logout', '/logout'],
  ['/\u2028/evil.com', '/%E2%80%A8/evil.com'],
];
const hostile = [
  '//evil.com',
  '//evil.com/game/1',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https://quiz.example@evil.com',
  'https://quiz.example.evil.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/.//evil.com',
  '/..//evil.com',
  '/auth?previous=//evil.com',
  '////evil.com',
  '?x=//evil',
  '#/../',
  'blob:https://quiz.example/x',
  'http://quiz.example/',
  'https://quiz.example:444/',
  '//quiz.example/',
  '／／evil.com',
  'https://evil。com',
  'vbscript:x',
  '\u0000//evil.com',
];

test('H46 there are 36 cases', () => {
  expect(safe.length + hostile.length).toBe(36);
});

test.each(safe)('H46 %j leads to %j', (previous, address) => {
  expect(returnAddress(previous, origin)).toBe(address);
});

test.each(hostile)('H46 %j leads to /', (previous) => {
  expect(returnAddress(previous, origin)).toBe('/');
});

test.each([undefined, null, 7, ['/game/1'], `/${'a'.repeat(512)}`, '/sl/x', '/invite', '/auth'])(
  'H46 %j leads to /',
  (previous) => expect(returnAddress(previous, origin)).toBe('/'),
);

test('H46 a page whose name only starts like a closed one is allowed, with its query', () => {
  expect(returnAddress('/authors?page=2&x=//y', origin)).toBe('/authors?page=2&x=//y');
});

test.each(['/AUTH', '/Sl/x', '/%61uth?previous=//evil.com', '/%73%6c/x', '/x/../auth', '/%E0%A4%A'])(
  'H46 %j, which the router would read as a closed page or not at all, leads to /',
  (previous) => expect(returnAddress(previous, origin)).toBe('/'),
);

test('H46 an address that would be too long once it is encoded leads to /', () => {
  expect(returnAddress(`/${'\u2028'.repeat(200)}`, origin)).toBe('/');
  expect(returnAddress(`/${'a'.repeat(511)}`, origin)).toBe(`/${'a'.repeat(511)}`);
});

test('H46 for any text, however escaped, the address is a path on this site, and the same the second time', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', ':', '@', '\t', '\n', '\r', '#', '?', ' ', '%', '&', ';', '\u0000'),
    fc.constantFrom('%2f', '%5C', '%2e%2e', '%09', '%00', '%40', '%3a', '%E2%80%A8', '%E0%A4%A', '&#47;', '\\u002f'),
    fc.constantFrom('evil.com', 'quiz.example', 'https:', 'javascript:', 'auth', 'sl', 'invite', 'game', '1', 'AuTh'),
    fc.constantFrom('\u2028', '\u202e', '\ufeff', '／', '。', '\ud800', '\udc00', '🦉', 'é', 'e\u0301', 'İ'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const seen = { ours: 0, home: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        text.map((rest) => `/${rest}`),
        text.map((rest) => `/game/${rest}`),
      ),
      (given) => {
        const address = returnAddress(given, origin);
        expect(address).toMatch(/^\/(?!\/)[^\\#]*$/);
        const url = new URL(address, origin);
        expect([url.origin, url.username, url.hash]).toEqual([origin, '', '']);
        expect(url.pathname + url.search).toBe(address);
        expect(returnAddress(address, origin)).toBe(address);
        // A text that is no URL is refused without an error.
        expect(returnAddress(given, 'nowhere')).toBe('/');
        seen[address === '/' ? 'home' : 'ours']++;
      },
    ),
    { numRuns: 2_000 },
  );
  // The property does not hold merely because everything is refused.
  expect(Math.min(seen.ours, seen.home)).toBeGreaterThan(200);
});
