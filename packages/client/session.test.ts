import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './fake/fake-world.ts';
import { createSession } from './session.ts';
import { type GuardedStorage, guardedStorage, memoryStorage } from './storage.ts';
import { tokenClaims } from './token-claims.ts';

function tokenOf(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

const claims = { sub: 'p1', player_name: 'Zoë 🦉', email: 'zoe@example.com', phone: '', exp: 1_900_000_000 };

/** Storage that another tab writes to. */
function sharedStorage(): GuardedStorage & { tell(key: string | undefined): void } {
  const listeners = new Set<(key: string | undefined) => void>();
  return {
    ...memoryStorage(),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    tell: (key) => {
      for (const listener of listeners) listener(key);
    },
  };
}

test('STORE-01 ENTITY-TOKEN the token is stored as auth_token; its presence is the login', () => {
  const storage = memoryStorage();
  const session = createSession({ storage });
  expect(session.token()).toBeUndefined();
  session.setToken(tokenOf(claims));
  expect(storage.local.get('auth_token')).toBe(tokenOf(claims));
  expect(session.claims()).toEqual(claims);
  session.clearToken();
  expect([session.token(), session.claims(), storage.local.get('auth_token')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('STORE-02 OPEN-76 H43 the client id has 128 random bits, is created when first needed and stored as kt_client_id', () => {
  const storage = memoryStorage();
  const id = createSession({ storage }).clientId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(storage.local.get('kt_client_id')).toBe(id);
  expect(createSession({ storage }).clientId()).toBe(id);
  expect(createSession({ storage: memoryStorage() }).clientId()).not.toBe(id);
});

test('JOIN-09 a fresh client id replaces the stored one', () => {
  const session = createSession({ storage: memoryStorage() });
  const before = session.clientId();
  const fresh = session.freshClientId();
  expect(fresh).not.toBe(before);
  expect(session.clientId()).toBe(fresh);
});

test('ERR-29 where no id can be created it says Client ID was not set!', () => {
  const random = {
    ...seededRandom(),
    bytes: () => {
      throw new Error('no randomness');
    },
  };
  expect(() => createSession({ storage: memoryStorage(), random }).clientId()).toThrow('Client ID was not set!');
});

test.each(['', 'null', '{', 'false', '[]', '0'])('H68 a corrupt %j in guest_session makes nobody a guest', (stored) => {
  const storage = memoryStorage();
  storage.session.set('guest_session', stored);
  expect(createSession({ storage }).isGuest()).toBe(false);
});

test('a reply without a valid token keeps the existing login', () => {
  const session = createSession({ storage: memoryStorage() });
  session.setToken('a.b.c');
  for (const message of ['', 'null', 'a b', undefined, 7]) session.setToken(message as string);
  expect(session.token()).toBe('a.b.c');
});

test('H43 on plain http there is no randomUUID; the id is made with getRandomValues alone', () => {
  const { randomUUID } = crypto;
  try {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(createSession({ storage: memoryStorage() }).clientId()).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});

test('H40 for any text, reading a token never throws', () => {
  const almost = fc
    .tuple(fc.string(), fc.json(), fc.string())
    .map(([a, b, c]) => [a, btoa(unescape(encodeURIComponent(b))), c].join('.'));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), almost), (text) => {
      const { sub = '', exp = 0, player_name = '' } = tokenClaims(text) ?? {};
      expect([typeof sub, typeof exp, typeof player_name]).toEqual(['string', 'number', 'string']);
    }),
    { numRuns: 2_000 },
  );
});

test('STORE-07 continuing as guest is stored in the session alone', () => {
  const storage = memoryStorage();
  createSession({ storage }).continueAsGuest();
  expect(createSession({ storage }).isGuest()).toBe(true);
  expect(storage.session.get('guest_session')).toBeDefined();
  expect(storage.local.get('guest_session')).toBeUndefined();
});

test.each(['', 'null', 'undefined', '{', '{"a":1}', 'a b', 'x'.repeat(5_000), 'line\nbreak', 'ключ'])(
  'H40 a corrupted token %j counts as none',
  (stored) => {
    const storage = memoryStorage();
    storage.local.set('auth_token', stored);
    const session = createSession({ storage });
    expect([session.token(), session.claims()]).toEqual([undefined, undefined]);
  },
);

test.each(['', ' ', '{', 'a b', 'null', 'undefined', 'true', '0', 'a:b:c.d:e:f.g:h:i', 'x'.repeat(5_000_000)])(
  'H68 a corrupted client id is replaced',
  (stored) => {
    const storage = memoryStorage();
    storage.local.set('kt_client_id', stored);
    expect(createSession({ storage }).clientId()).toMatch(/^[0-9a-f]{32}$/);
  },
);

test.each(['a', 'a.b', 'a.!!!.c', 'a.e30.c', `a.${btoa('null')}.c`, `a.${btoa('{"sub":1,"exp":2}')}.c`, 'é.é.é'])(
  'H40 an unreadable token %j has no claims and never throws',
  (token) => expect(tokenClaims(token)).toBeUndefined(),
);

test('subscribers are notified of the token, here and from other tabs, until they unsubscribe', () => {
  const storage = sharedStorage();
  const session = createSession({ storage });
  let heard = 0;
  const stop = session.subscribe(() => heard++);
  session.setToken(tokenOf(claims));
  session.clearToken();
  storage.tell('auth_token');
  storage.tell(undefined);
  storage.tell('something_else');
  expect(heard).toBe(4);
  stop();
  session.setToken('a.b.c');
  storage.tell('auth_token');
  expect(heard).toBe(4);
});

test('a first visit is new, until there is a client id or a login', () => {
  const fresh = () => createSession({ storage: memoryStorage() });
  const [newcomer, known, linked] = [fresh(), fresh(), fresh()];
  known.clientId();
  linked.setToken('a.b.c');
  expect([newcomer.isNew(), newcomer.isNew(), known.isNew(), linked.isNew()]).toEqual([true, true, false, false]);
});

test('H77 the console’s session has its own key', () => {
  const storage = memoryStorage();
  createSession({ storage, tokenKey: 'snug_host_token' }).setToken('a.b.c');
  expect(createSession({ storage }).token()).toBeUndefined();
});

test('H68 with storage that throws at every access, the session works as long as the page lives', () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const session = createSession({ storage: guardedStorage({ local: blocked, session: blocked }) });
  const id = session.clientId();
  session.setToken('a.b.c');
  session.continueAsGuest();
  expect([session.clientId(), session.token(), session.isGuest()]).toEqual([id, 'a.b.c', true]);
  session.clearToken();
  expect(session.token()).toBeUndefined();
});
