import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';
import { returnAddress } from './return-address.ts';

const origin = 'https://quiz.example';
const after = (query: string | Record<string, string>) => {
  const { loggedIn, asGuest } = afterLogin(new URLSearchParams(query), origin);
  return [loggedIn, asGuest];
};

test('AUTH-08 login and guest both lead to `previous`, or home without it', () => {
  expect(after('previous=/game/12%3Ftab%3Dteam')).toEqual(['/game/12?tab=team', '/game/12?tab=team']);
  expect(after('')).toEqual(['/', '/']);
});

test('AUTH-10 OPEN-24 after a login `success` is opened instead of `previous`; a guest goes to `previous`', () => {
  expect(after('previous=/join&success=/game/12')).toEqual(['/game/12', '/join']);
  expect(after('success=/game/12')).toEqual(['/game/12', '/']);
  expect(after('previous=/join')).toEqual(['/join', '/join']);
});

test('AUTH-09 OPEN-24 `context` is passed on unchanged, whatever it contains, with the page that is opened', () => {
  const context = 'a=b&c#d/é ?%2F"\\\n🦉';
  for (const address of after({ previous: '/join?code=204816', success: '/game/12', context })) {
    const { searchParams, hash } = new URL(address, origin);
    expect([searchParams.getAll('context'), hash]).toEqual([[context], '']);
  }
  expect(after('previous=/join?code=204816&context=qr')[0]).toBe('/join?code=204816&context=qr');
  expect(after('context=')).toEqual(['/?context=', '/?context=']);
  // A context in `previous` is replaced: there is only one.
  expect(after('previous=/join?context=old&context=new')[1]).toBe('/join?context=new');
});

test('H46 OPEN-24 a foreign `success` or `previous` leads home, a hostile `context` nowhere', () => {
  expect(after({ previous: '/\\evil.com', success: '//evil.com' })).toEqual(['/', '/']);
  // A foreign address was requested: home is safer than a guess.
  expect(after({ previous: '/join', success: 'https://evil.com' })).toEqual(['/', '/join']);
  expect(after({ previous: '/join', success: '' })).toEqual(['/', '/join']);
  expect(after({ previous: '/join', context: '//evil.com' })[0]).toBe('/join?context=%2F%2Fevil.com');
});

test('H46 a context that makes an address too long is left out, and the page is opened without it', () => {
  expect(after({ previous: '/join', context: 'x'.repeat(600) })).toEqual(['/join', '/join']);
});

test('H46 AUTH-09 whatever the three parameters contain, the result is a path on this site', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '..', ':', '@', '\t', '\n', '#', '?', '&', '=', '%', ';', '\u0000', '%2f', '%09'),
    fc.constantFrom('evil.com', 'https:', 'javascript:', 'auth', 'sl', 'game', '1', 'context=1', '\u2028', '\ud800'),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const path = fc.oneof(
    text,
    text.map((rest) => `/game/${rest}`),
  );
  let withContext = 0;
  fc.assert(
    fc.property(path, path, text, (previous, success, context) => {
      for (const address of after({ previous, success, context })) {
        expect(returnAddress(address, origin)).toBe(address);
        if (new URL(address, origin).searchParams.has('context')) withContext++;
      }
    }),
    { numRuns: 1_000 },
  );
  expect(withContext).toBeGreaterThan(500);
});
