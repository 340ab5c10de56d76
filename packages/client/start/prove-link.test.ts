import { expect, test } from 'vitest';
import { createCaller } from '../call.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../storage.ts';
import { linkTokenIn, takeLinkToken } from './link-token.ts';
import { proveLink } from './prove-link.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: object): string => `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;

const link = signed({ aud: 'link', email: 'ada@quiz.example', game: '12' });
const now = 1_800_000_000_000;
const person = (sub: string, more: object = {}) =>
  signed({ aud: 'player', sub, exp: now / 1_000 + 3_600, player_name: sub, email: `${sub}@quiz.example`, ...more });

/** A browser, and a server with this reply to `update-token`. */
function setUp(answer: () => Response, token?: string) {
  const heard: { path: string; authorization: string | null }[] = [];
  const storage = memoryStorage();
  const session = createSession({ storage, random: seededRandom() });
  if (token !== undefined) session.setToken(token);
  let home = 0;
  const call = createCaller({
    session,
    origin: 'https://quiz.example',
    http: async (input, init) => {
      const path = new URL(String(input)).pathname;
      heard.push({ path, authorization: new Headers(init?.headers).get('authorization') });
      return path.endsWith('/logout') ? Response.json({ status: 'success' }) : answer();
    },
    onUnauthorized: () => home++,
  });
  const core = { ...fakeClient(), storage, session, call };
  const clock = virtualClock(now);
  return { core, heard, storage, homeward: () => home, prove: () => proveLink(core, link, clock) };
}

const says = (message: unknown) => () => Response.json({ status: 'success', message });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['#token=', (token: string) => `#token=${token}`],
  ['bare', (token: string) => `#${token}`],
  ['beside other things', (token: string) => `#a=b&token=${token}&c=d`],
])('START-04 OPEN-23 the token of a link is read: %s', (_, fragment) => {
  expect(linkTokenIn(fragment(link))).toBe(link);
});

test.each([
  '',
  '#',
  '#token=',
  '#token',
  '#question-3',
  '#token=not.a.token',
  `#token=${link}.more`,
  `#token=${link.slice(0, -40)}`,
  `#token=${'a'.repeat(5_000)}.b.c`,
  `#${signed({ aud: 'link', pad: 'x'.repeat(4_096) })}`,
  `#token=${'x'.repeat(1_000_000)}`,
  '#token=%E0%A4%A',
  '#token=\u0000\u202e',
  // The token of a normal login, in a link: it would log in whoever opens it as that person.
  `#token=${person('mallory')}`,
  `#${person('mallory')}`,
  `#token=${signed({ aud: ['link', 'player'] })}`,
  `#token=${signed({})}`,
])('H47 H49 no token is read from %j', (fragment) => {
  expect(linkTokenIn(fragment)).toBeUndefined();
});

test('START-04 H49 the fragment is removed from the address, with or without a token, and the history entry keeps its state', () => {
  const entries: unknown[][] = [];
  const past = { state: { from: 'here' }, replaceState: (...entry: unknown[]) => void entries.push(entry) };
  const at = (hash: string) => ({ hash, pathname: '/auth/link/join/12/team/k3', search: '?a=b' });
  expect(takeLinkToken(at(`#token=${link}`), past)).toBe(link);
  expect(takeLinkToken(at('#token=garbage'), past)).toBeUndefined();
  expect(takeLinkToken(at(''), past)).toBeUndefined();
  expect(entries).toEqual(Array(2).fill([{ from: 'here' }, '', '/auth/link/join/12/team/k3?a=b']));
});

test('START-04 CALL-05 a token that the server has verified is exchanged for a login, which is stored', async () => {
  const { prove, storage, heard } = setUp(says(person('ada')));
  expect(await prove()).toEqual({ outcome: 'in' });
  expect(storage.local.get('auth_token')).toBe(person('ada'));
  expect(heard).toEqual([{ path: '/api/player/update-token', authorization: `Bearer ${link}` }]);
});

test('H47 after a refusal or a network error nothing is replaced or cleared', async () => {
  const refuses = (status_code: number) => () => Response.json({ status_code, detail: 'No.' }, { status: status_code });
  const offline = () => {
    throw new TypeError('offline');
  };
  for (const token of [undefined, person('ben')]) {
    for (const [answer, outcome] of [
      [refuses(401), 'refused'],
      [refuses(403), 'refused'],
      [refuses(503), 'network-error'],
      [refuses(429), 'network-error'],
      [offline, 'network-error'],
      [says(''), 'network-error'],
      [says('not.a.token'), 'network-error'],
      [says(7), 'network-error'],
      [() => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }), 'network-error'],
    ] as const) {
      const { prove, core, homeward } = setUp(answer, token);
      expect(await prove()).toEqual({ outcome });
      expect([core.session.token(), homeward()]).toEqual([token, 0]);
    }
  }
});

test('H47 the same person’s own login stays, since it may do more, and the link’s ends', async () => {
  const { prove, core, heard } = setUp(says(person('ada', { via: 'link' })), person('ada'));
  expect(await prove()).toEqual({ outcome: 'in' });
  await settled();
  expect(core.session.token()).toBe(person('ada'));
  expect(heard[1]).toEqual({
    path: '/api/player/logout',
    authorization: `Bearer ${person('ada', { via: 'link' })}`,
  });
});

test('H47 a login by another game’s link is replaced by this one, which is valid for its own game only', async () => {
  const [earlier, later] = ['11', '12'].map((game) => person('ada', { via: 'link', game })) as [string, string];
  const { prove, core, heard } = setUp(says(later), earlier);
  expect(await prove()).toEqual({ outcome: 'in' });
  await settled();
  expect(core.session.token()).toBe(later);
  expect(heard[1]).toEqual({ path: '/api/player/logout', authorization: `Bearer ${earlier}` });
});

test('a login that has ended or cannot be read is replaced without asking', async () => {
  for (const old of [person('ben', { exp: now / 1_000 }), 'a.b.c']) {
    const { prove, core } = setUp(says(person('ada')), old);
    expect(await prove()).toEqual({ outcome: 'in' });
    expect(core.session.token()).toBe(person('ada'));
  }
});

test('H47 another person’s login is replaced only after consent; then it ends and its data is removed', async () => {
  const { prove, core, heard, storage } = setUp(says(person('ada')), person('ben'));
  storage.session.set('answers_12_1', '{}');
  storage.session.set('choseSpectator', 'true');
  const proof = await prove();
  expect(proof).toMatchObject({ outcome: 'ask', name: 'ada', current: 'ben' });
  expect(core.session.token()).toBe(person('ben'));
  if (proof.outcome === 'ask') proof.accept();
  expect(core.session.token()).toBe(person('ada'));
  expect([storage.session.get('answers_12_1'), storage.session.get('choseSpectator')]).toEqual([undefined, undefined]);
  await settled();
  expect(heard.at(-1)).toEqual({ path: '/api/player/logout', authorization: `Bearer ${person('ben')}` });
  expect(core.session.token()).toBe(person('ada'));
});

test('H47 without consent the login stays, and the other one ends', async () => {
  const { prove, core, heard } = setUp(says(person('ada', { player_name: '' })), person('ben'));
  const proof = await prove();
  // A new player has no name yet.
  expect(proof).toMatchObject({ outcome: 'ask', name: 'ada@quiz.example' });
  if (proof.outcome === 'ask') proof.decline();
  await settled();
  expect(core.session.token()).toBe(person('ben'));
  expect(heard.at(-1)).toMatchObject({
    path: '/api/player/logout',
    authorization: `Bearer ${person('ada', { player_name: '' })}`,
  });
});
