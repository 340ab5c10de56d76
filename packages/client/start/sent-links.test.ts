import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fakeClient } from '../fake/fake-client.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { isNetworkError, Refused } from '../refused.ts';
import { openShortLink, readInvite, readLongUrl } from './sent-links.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: unknown): string => `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`;
const origin = 'https://quiz.example';
const link = signed({ aud: 'link', game: '12' });

test('H47 a short link to a page of this site has its address without the fragment, and the token from it', () => {
  const path = '/auth/link/join/12/team/k3?x=1';
  expect(readLongUrl(`${origin}${path}#token=${link}`, origin)).toEqual({ address: path, token: link });
  expect(readLongUrl(`${path}#${link}`, origin)).toEqual({ address: path, token: link });
  expect(readLongUrl(`${origin}${path}#part`, origin)).toEqual({ address: path, token: undefined });
});

test('H47 a short link to a foreign address names the host, and has no token', () => {
  const elsewhere = { address: 'https://evil.com/game/1', host: 'evil.com' };
  expect(readLongUrl(`https://evil.com/game/1#token=${link}`, origin)).toEqual(elsewhere);
  expect(readLongUrl(`//evil.com/game/1#token=${link}`, origin)).toEqual(elsewhere);
  expect(readLongUrl('https://quiz.example:444/', origin)).toMatchObject({ host: 'quiz.example:444' });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://quiz.example@evil.com/',
  'blob:https://x/y',
])('H47 %j leads nowhere', (long_url) => expect(readLongUrl(long_url, origin)).toBeUndefined());

test('H47 for any target, an address of this site is a path on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `${origin}//${text}`),
      ),
      (text) => {
        const found = readLongUrl(text, origin);
        if (found && found.host === undefined) {
          expect(found.address).toMatch(/^\/(?!\/)/);
          expect(new URL(found.address, origin).origin).toBe(origin);
        }
        expect(found?.address ?? '').not.toContain('#');
      },
    ),
    { numRuns: 1_000 },
  );
});

const login = signed({ sub: 'ada', exp: 4_000_000_000, player_name: 'Ada' });
const ourPage = `${origin}/auth/link/join/12/team/k3`;

test('OPEN-23 a short link continues 1000 ms after it was resolved, its token verified first', async () => {
  const clock = virtualClock();
  const core = fakeClient({
    answers: {
      shortUrl: ({ query }) => ({ long_url: `${ourPage}?u=${query.urlid}#token=${link}` }),
      updateToken: { status: 'success', message: login },
    },
  });
  let opened: unknown;
  void openShortLink(core, 'abc', origin, clock).then((link) => {
    opened = link;
  });
  await clock.pass(999);
  expect([opened, core.session.token()]).toEqual([undefined, login]);
  await clock.pass(1);
  expect(opened).toEqual({ address: '/auth/link/join/12/team/k3?u=abc', host: undefined, proof: { outcome: 'in' } });
});

test('H47 a token with a foreign address is neither verified nor stored', async () => {
  const clock = virtualClock();
  const updateToken = vi.fn(() => ({ status: 'success', message: login }));
  const core = fakeClient({
    answers: { shortUrl: { long_url: `https://evil.com/x#token=${link}` }, updateToken },
  });
  const opening = openShortLink(core, 'abc', origin, clock);
  await clock.pass(1_000);
  expect(await opening).toEqual({ address: 'https://evil.com/x', host: 'evil.com', proof: undefined });
  expect([updateToken.mock.calls.length, core.session.token()]).toEqual([0, undefined]);
});

test('OPEN-78 a short link unknown to the server is refused with its text, and an invalid reply is a network error', async () => {
  const refuses = () => {
    throw new Refused(404, 'This link is not valid any more.');
  };
  const unknown = fakeClient({ answers: { shortUrl: refuses } });
  await expect(openShortLink(unknown, 'abc', origin)).rejects.toMatchObject({
    detail: 'This link is not valid any more.',
  });
  for (const long_url of ['javascript:alert(1)', 7 as unknown as string]) {
    const odd = openShortLink(fakeClient({ answers: { shortUrl: { long_url } } }), 'abc', origin);
    expect(isNetworkError(await odd.catch((error: unknown) => error))).toBe(true);
  }
});

const invite = { team_name: 'Owls', game_id: '12', team_code: 'k3', inviter: 'p-ada', exp: 1_900_000_000 };

test('OPEN-22 the token of an invite is read for display; any other is ignored', () => {
  expect(readInvite(signed({ ...invite, aud: 'invite', iss: 'snug' }))).toEqual(invite);
  for (const other of [
    { ...invite, aud: 'player' },
    invite,
    { ...invite, aud: 'invite', team_name: 7 },
    { ...invite, aud: 'invite', exp: '1900000000' },
    null,
    [],
    'text',
  ]) {
    expect(readInvite(signed(other))).toBeUndefined();
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readInvite(text) === undefined));
});
