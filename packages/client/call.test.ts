import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findGame, getVersion, joinGame, loadGame, saveAnswer, shortUrl, updateToken } from '@snug/contract';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createCaller } from './call.ts';
import { cookieJar } from './cookie-jar.ts';
import { seededRandom } from './fake/fake-world.ts';
import { virtualClock } from './fake/virtual-clock.ts';
import { isNetworkError, Refused } from './refused.ts';
import type { Http } from './seams.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A real server with prepared replies, and a caller to it that waits for nothing. */
async function world(answer: (heard: Heard, reply: ServerResponse, count: number) => void) {
  const heard: Heard[] = [];
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body });
    answer({ method, url, headers, body }, reply, heard.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const session = createSession({ storage: memoryStorage() });
  const rests: number[] = [];
  const clock = {
    now: () => 0,
    after(ms: number, run: () => void) {
      // Timeouts never expire and delays end at once: nothing here depends on real time.
      if (ms < 10_000) {
        rests.push(ms);
        queueMicrotask(run);
      }
      return () => {};
    },
  };
  let home = 0;
  const caller = (options: Partial<Parameters<typeof createCaller>[0]> = {}) =>
    createCaller({ session, origin, clock, random: seededRandom(), onUnauthorized: () => home++, ...options });
  return { heard, session, origin, rests, caller, call: caller(), homeward: () => home };
}

function json(reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const found = {
  game: { gameid: 'g', code: '1', kind: 'Pub Quiz', title: '', venue: '', date: '', status: 'live' },
  found_player: null,
};

test('CALL-01 CALL-02 every call carries the client id, and the bearer when there is a token', async () => {
  const { call, heard, session } = await world((_, reply) => json(reply, 200, found));
  await call(findGame, { body: { code: '123456' } });
  expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/player/game/code/find', body: '{"code":"123456"}' });
  expect(heard[0]?.headers['user-client-id']).toBe(session.clientId());
  expect(heard[0]?.headers.authorization).toBeUndefined();
  session.setToken('h.p.s');
  await call(findGame, { body: { code: '123456' } });
  expect(heard[1]?.headers.authorization).toBe('Bearer h.p.s');
});

test('CALL-03 OPEN-75 a non-GET call carries the anti-forgery header; without the cookie the version is requested first', async () => {
  const { heard, caller } = await world(({ url }, reply) =>
    url.startsWith('/api/version')
      ? json(reply, 200, '1.0.0', { 'set-cookie': 'XSRF-TOKEN=proof%20one; Path=/; SameSite=Lax' })
      : json(reply, 200, found),
  );
  const jar = cookieJar();
  const call = caller({ http: jar.http, cookies: jar.cookies });
  await call(findGame, { body: { code: '1' } });
  await call(findGame, { body: { code: '2' } });
  expect(heard.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
    'GET /api/version',
    'POST /api/player/game/code/find',
    'POST /api/player/game/code/find',
  ]);
  expect(heard[0]?.headers['x-xsrf-token']).toBeUndefined();
  expect(heard[1]?.headers['x-xsrf-token']).toBe('proof one');
  expect(heard[1]?.headers.cookie).toBe('XSRF-TOKEN=proof%20one');
});

test('CALL-03 OPEN-75 with the cookie of an older client id, the refusal sets the right one and the call is repeated once', async () => {
  const { heard, caller } = await world(({ url, headers }, reply) => {
    if (url.startsWith('/api/version')) return json(reply, 200, '1.0.0', { 'set-cookie': 'XSRF-TOKEN=older; Path=/' });
    if (headers['x-xsrf-token'] === 'right') return json(reply, 200, found);
    json(
      reply,
      403,
      { status_code: 403, detail: 'Please reload the page.' },
      { 'set-cookie': 'XSRF-TOKEN=right; Path=/' },
    );
  });
  const jar = cookieJar();
  const call = caller({ http: jar.http, cookies: jar.cookies });
  expect(await call(findGame, { body: { code: '1' } })).toEqual(found);
  expect(heard.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'older', 'right']);
});

test('CALL-03 H44 a call to another origin has no anti-forgery cookie, and requests none', async () => {
  const { call, heard } = await world((_, reply) => json(reply, 200, found));
  await call(findGame, { body: { code: '1' } });
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers['x-xsrf-token']).toBeUndefined();
});

test('OPEN-78 an error reply is thrown as Refused with the server’s text', async () => {
  const { call } = await world((_, reply) => json(reply, 404, { status_code: 404, detail: 'No such game.' }));
  const refused: unknown = await call(findGame, { body: { code: '1' } }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status_code: 404, detail: 'No such game.' });
  expect(isNetworkError(refused)).toBe(false);
});

test('an error of another shape is a network error, and so is a captive portal’s page', async () => {
  const { call } = await world(({ url }, reply) =>
    url.includes('find')
      ? reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      : reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our Wi-Fi</h1>'),
  );
  for (const ask of [() => call(findGame, { body: { code: '1' } }), () => call(getVersion, { retries: 0 })]) {
    const error: unknown = await ask().catch((error: unknown) => error);
    expect(error).not.toBeInstanceOf(Refused);
    expect(isNetworkError(error)).toBe(true);
  }
});

test('ERR-08 H23 a 401 clears the token that it was sent with, and leads home', async () => {
  const { call, session, homeward } = await world((_, reply) => json(reply, 401, { status_code: 401, detail: 'No.' }));
  session.setToken('old.old.old');
  await expect(call(loadGame, { query: { game_id: 'g' } })).rejects.toThrow('No.');
  expect([session.token(), homeward()]).toEqual([undefined, 1]);
});

test('H23 a 401 of a token that was replaced meanwhile clears nothing', async () => {
  const { call, session, homeward } = await world((_, reply) => {
    session.setToken('new.new.new');
    json(reply, 401, { status_code: 401, detail: 'No.' });
  });
  session.setToken('old.old.old');
  await expect(call(loadGame, { query: { game_id: 'g' } })).rejects.toThrow('No.');
  expect([session.token(), homeward()]).toEqual(['new.new.new', 0]);
});

test('H23 a 401 without a token sent, and a 403 with one, clear nothing', async () => {
  const { call, session, homeward } = await world(({ headers }, reply) => {
    const status_code = headers.authorization ? 403 : 401;
    json(reply, status_code, { status_code, detail: 'No.' });
  });
  await expect(call(loadGame, { query: { game_id: 'g' } })).rejects.toThrow();
  session.setToken('a.b.c');
  await expect(call(loadGame, { query: { game_id: 'g' } })).rejects.toThrow();
  expect([session.token(), homeward()]).toEqual(['a.b.c', 0]);
});

test('ERR-06 OPEN-77 a call with `stays` has its token cleared and does not lead home', async () => {
  const { call, session, homeward } = await world((_, reply) => json(reply, 401, { status_code: 401, detail: 'No.' }));
  session.setToken('a.b.c');
  await expect(call(joinGame, { params: { id: 'g' }, body: {}, stays: true })).rejects.toThrow();
  expect([session.token(), homeward()]).toEqual([undefined, 0]);
});

test('H23 a call that anybody may make is repeated without an ended login, on the same page', async () => {
  const { call, session, homeward, heard } = await world(({ headers }, reply) =>
    headers.authorization
      ? json(reply, 401, { status_code: 401, detail: 'Your login has ended.' })
      : json(reply, 200, { long_url: '/join' }),
  );
  session.setToken('a.b.c');
  expect(await call(shortUrl, { query: { urlid: 'x' }, anybody: true })).toEqual({ long_url: '/join' });
  expect([session.token(), homeward(), heard.length]).toEqual([undefined, 0, 2]);

  // A POST of a browser without an anti-forgery cookie fetches one first, with the same login.
  const posting = await world(({ headers, url }, reply) =>
    headers.authorization
      ? json(reply, 401, { status_code: 401, detail: 'Your login has ended.' })
      : json(reply, 200, url.startsWith('/api/version') ? '1' : found),
  );
  posting.session.setToken('a.b.c');
  const post = posting.caller({ cookies: () => '' });
  expect(await post(findGame, { body: { code: '204816' }, anybody: true })).toEqual(found);
  expect([posting.session.token(), posting.homeward()]).toEqual([undefined, 0]);
  expect(posting.heard.map(({ url }) => url.split('?')[0])).toContain('/api/version');

  // Refused without a login too, it stays refused instead of repeating for ever.
  const shut = await world((_, reply) => json(reply, 401, { status_code: 401, detail: 'No.' }));
  shut.session.setToken('a.b.c');
  await expect(shut.call(shortUrl, { query: { urlid: 'x' }, anybody: true })).rejects.toThrow();
  expect([shut.heard.length, shut.homeward()]).toEqual([2, 0]);
});

test('a GET is retried twice after network errors, with random delays; a refusal is not retried', async () => {
  const { call, heard, rests } = await world((_, reply, count) =>
    count < 3
      ? json(reply, 503, { status_code: 503, detail: 'Busy.' })
      : json(reply, 404, { status_code: 404, detail: 'None.' }),
  );
  await expect(call(loadGame, { query: { game_id: 'a&b' } })).rejects.toMatchObject({ status_code: 404 });
  expect(heard.map(({ url }) => url)).toEqual(Array(3).fill('/api/player/game/load?game_id=a%26b'));
  expect(rests).toHaveLength(2);
  expect(rests[0]).toBeGreaterThanOrEqual(200);
  expect(rests[1]).toBeGreaterThanOrEqual(800);
});

test('a call that changes something is never sent twice', async () => {
  const { call, heard } = await world((_, reply) =>
    json(reply, 503, { status_code: 503, detail: 'Busy.' }, { 'retry-after': '7' }),
  );
  const put = call(saveAnswer, {
    body: { game_id: 'g', round_num: 1, question_num: 0, answer: ['x'] },
    headers: { 'x-answer-seq': '4' },
  });
  await expect(put).rejects.toMatchObject({ status_code: 503, retryAfterMs: 7_000 });
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers['x-answer-seq']).toBe('4');
});

test('a call waits for a short requested delay and retries; a long one makes it fail', async () => {
  for (const [wait, heardTimes] of [
    ['60', 1],
    ['2', 3],
  ] as const) {
    const { call, heard, rests } = await world((_, reply) =>
      json(reply, 429, { status_code: 429, detail: 'Please wait.' }, { 'retry-after': wait }),
    );
    const asked = call(loadGame, { query: { game_id: 'g' } });
    await expect(asked).rejects.toMatchObject({ status_code: 429, retryAfterMs: Number(wait) * 1_000 });
    expect(heard).toHaveLength(heardTimes);
    for (const ms of rests) expect(ms).toBeGreaterThanOrEqual(2_000);
  }
});

test('H23 a redirect is not followed, and its 401 clears nothing', async () => {
  const portal = await world((_, reply) => json(reply, 401, { status_code: 401, detail: 'Log in to our Wi-Fi.' }));
  const { call, session, homeward } = await world((_, reply) =>
    reply.writeHead(307, { location: `${portal.origin}/login` }).end(),
  );
  session.setToken('a.b.c');
  const error: unknown = await call(findGame, { body: { code: '1' } }).catch((error: unknown) => error);
  expect([isNetworkError(error), error instanceof Refused]).toEqual([true, false]);
  expect([session.token(), homeward(), portal.heard.length]).toEqual(['a.b.c', 0, 0]);
});

test('H23 a 401 that is no JSON, has not the contract’s shape or another status clears nothing', async () => {
  for (const [status, body, type] of [
    [401, { error: 'Proxy authentication' }, 'application/json'],
    [407, { status_code: 401, detail: 'No.' }, 'application/json'],
    [401, { status_code: 401, detail: 'No.' }, 'text/plain'],
  ] as const) {
    const { call, session } = await world((_, reply) => json(reply, status, body, { 'content-type': type }));
    session.setToken('a.b.c');
    await expect(call(findGame, { body: { code: '1' } })).rejects.not.toBeInstanceOf(Refused);
    expect(session.token()).toBe('a.b.c');
  }
});

test('a bearer of its own replaces the stored token, which its 401 does not clear', async () => {
  const { call, heard, session, homeward } = await world((_, reply) =>
    json(reply, 401, { status_code: 401, detail: 'No.' }),
  );
  session.setToken('a.b.c');
  await expect(call(updateToken, { bearer: 'l.i.nk' })).rejects.toMatchObject({ status_code: 401 });
  expect(heard[0]?.headers.authorization).toBe('Bearer l.i.nk');
  expect([session.token(), homeward()]).toEqual(['a.b.c', 0]);
});

test('CALL-03 a cookie that cannot be read does not make the call fail', async () => {
  const { caller, heard } = await world((_, reply) => json(reply, 200, found));
  const call = caller({ cookies: () => 'XSRF-TOKEN=%E0%A4%A' });
  await call(findGame, { body: { code: '1' } });
  expect(heard[0]?.headers['x-xsrf-token']).toBe('%E0%A4%A');
});

test('a reply that does not arrive in time is a network error', async () => {
  const clock = virtualClock();
  const hangs: Http = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const call = createCaller({
    session: createSession({ storage: memoryStorage() }),
    origin: 'https://x',
    http: hangs,
    clock,
  });
  const answer = call(findGame, { body: { code: '1' }, timeoutMs: 5_000 }).catch((error: unknown) => error);
  await clock.pass(4_900);
  await clock.pass(200);
  expect(isNetworkError(await answer)).toBe(true);
  expect(clock.pending()).toBe(0);
});

test('an aborted call ends at once, also between two tries', async () => {
  const clock = virtualClock();
  let tries = 0;
  const fails: Http = async () => {
    tries++;
    throw new TypeError('offline');
  };
  const call = createCaller({
    session: createSession({ storage: memoryStorage() }),
    origin: 'https://x',
    http: fails,
    clock,
  });
  const stop = new AbortController();
  const answer = call(loadGame, { query: { game_id: 'g' }, signal: stop.signal }).catch(() => 'ended');
  await clock.pass(10);
  stop.abort();
  expect(await answer).toBe('ended');
  expect([tries, clock.pending()]).toEqual([1, 0]);
});

test('a reply is validated', async () => {
  const { call } = await world((_, reply) => json(reply, 200, { surprise: true }));
  const answer = call(findGame, { body: { code: '1' } });
  await expect(answer).rejects.toThrow();
});

test('a call with wrong content does not compile', async () => {
  const { call } = await world((_, reply) => json(reply, 200, found));
  expectTypeOf(call<NonNullable<typeof findGame.shapes>>).returns.resolves.toHaveProperty('found_player');
  // @ts-expect-error a code is a text
  await call(findGame, { body: { code: 123456 } });
  // @ts-expect-error findGame has no params
  await call(findGame, { params: { id: 'g' } });
});
