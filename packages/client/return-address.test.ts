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

test('H46 there are 35 cases', () => {
  expect(safe.length + hostile.length).toBe(35);
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

test('H46 a page whose name only begins like a closed one is open, with its query', () => {
  expect(returnAddress('/authors?page=2&x=//y', origin)).toBe('/authors?page=2&x=//y');
});

test('H46 whatever the text, the address is a path of our own', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '#', '?', 'a', '%', '2', 'f', ' '),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nasty), (text) => {
      const address = returnAddress(text, origin);
      expect(address.startsWith('/')).toBe(true);
      expect(new URL(address, origin).origin).toBe(origin);
      expect(returnAddress(address, origin)).toBe(address);
    }),
    { numRuns: 2_000 },
  );
});
