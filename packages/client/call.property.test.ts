import { type AnyCall, findGame, loadGame, saveAnswer } from '@snug/contract';
import { findGameShapes } from '@snug/contract/shapes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCaller } from './call.ts';
import { seededRandom } from './fake/fake-world.ts';
import { isNetworkError, Refused } from './refused.ts';
import type { Http } from './seams.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

const good = {
  game: { gameid: 'g', code: '1', kind: 'Pub Quiz', title: '', venue: '', date: '', status: 'live' },
  found_player: null,
};

const statuses = fc.oneof(
  fc.constantFrom(200, 201, 204, 302, 304, 400, 401, 403, 404, 407, 408, 409, 429, 451, 500, 502, 503, 511, 599),
  fc.integer({ min: 200, max: 599 }),
);
const types = fc.constantFrom(
  undefined,
  'application/json',
  'application/json; charset=utf-8',
  'application/problem+json',
  'text/html',
  'text/plain',
  'image/png',
  'nonsense',
  '',
);
const bodies = fc.oneof(
  fc.constant(JSON.stringify(good)),
  fc.constantFrom('', 'null', '{', '[]', '"1.0.0"', '0', 'true', '<h1>Pay for Wi-Fi</h1>', '\ufeff{}', '\u0000'),
  fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'),
  fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
/** The server's refusal, sometimes with a status other than the response's. */
const refusals = fc.record({ status_code: statuses, detail: fc.string() }).map((body) => JSON.stringify(body));
const waits = fc.constantFrom(undefined, '', '0', '7', '-5', '1e999', 'Wed, 21 Oct 2026 07:28:00 GMT', '99999999999');

const strange = fc.record({
  status: statuses,
  type: types,
  body: fc.oneof(bodies, refusals),
  wait: waits,
  breaksOff: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
/** The Snug server's replies: JSON, and a refusal with the response's own status. */
const ours = fc
  .record({ status: fc.constantFrom(200, 400, 401, 401, 403, 404, 429, 503), detail: fc.string(), wait: waits })
  .map(({ status, detail, wait }) => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(status === 200 ? good : { status_code: status, detail }),
    wait,
    breaksOff: false,
  }));

const answers = fc.oneof(strange, ours);

/** The call, its origin, its token, and whether another tab logs in before the reply. */
const circumstances = fc.record({
  token: fc.constantFrom(undefined, 'old.old.old'),
  meanwhile: fc.constantFrom(undefined, 'new.new.new'),
  bearer: fc.constantFrom(undefined, 'link.link.link'),
  row: fc.constantFrom<AnyCall>(findGame, loadGame, saveAnswer),
  own: fc.boolean(),
  cookies: fc.constantFrom('', 'XSRF-TOKEN=a', 'XSRF-TOKEN=%E0%A4%A', 'XSRF-TOKEN', '=;=;;', 'a=b; XSRF-TOKEN=%'),
});

/** The server's own 401: JSON, which an empty type is read as, too, of the contract's shape and with the same status. */
function isInvalidBearer(status: number, type: string | undefined, body: string): boolean {
  if (status !== 401 || !(type === '' || type?.includes('json'))) return false;
  try {
    const said = JSON.parse(body) as Record<string, unknown> | null;
    return said?.status_code === 401 && typeof said.detail === 'string';
  } catch {
    return false;
  }
}

test('H23 whatever a server replies, the caller gets a checked reply, a Refused or a network error, and a newer token stays', async () => {
  // ofetch warns when it drops a polluting key, which happens often here.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const seen = { replies: 0, refusals: 0, networkErrors: 0, cleared: 0, spared: 0, proofs: 0 };

  await fc.assert(
    fc.asyncProperty(fc.array(answers, { minLength: 3, maxLength: 3 }), circumstances, async (script, around) => {
      const { token, meanwhile, bearer, row, own, cookies } = around;
      const stored = createSession({ storage: memoryStorage() });
      if (token !== undefined) stored.setToken(token);
      const sent: { method: string; headers: Headers; isInvalidBearer: boolean }[] = [];
      let clears = 0;
      let home = 0;
      const session = {
        ...stored,
        clearToken() {
          clears++;
          const last = sent.at(-1);
          expect(last?.isInvalidBearer).toBe(true);
          expect(last?.headers.get('authorization')).toBe(`Bearer ${stored.token()}`);
          stored.clearToken();
        },
      };

      const http: Http = async (_, init) => {
        const { status, type, body, wait, breaksOff } = script[sent.length] as (typeof script)[number];
        const headers = new Headers(init?.headers);
        expect(headers.get('user-client-id')).toBe(stored.clientId());
        expect(headers.get('authorization')).toBe(
          bearer || stored.token() ? `Bearer ${bearer ?? stored.token()}` : null,
        );
        expect(init?.redirect).toBe('error');
        if (headers.has('x-xsrf-token')) {
          seen.proofs++;
          expect(own && init?.method !== 'GET').toBe(true);
        }
        const answered = !breaksOff && isInvalidBearer(status, type, body);
        sent.push({ method: init?.method ?? '', headers, isInvalidBearer: answered });
        if (breaksOff) throw new TypeError('Failed to fetch');
        if (meanwhile !== undefined && sent.length === 1) stored.setToken(meanwhile);
        const reply = new Headers({ ...(type !== undefined && { 'content-type': type }) });
        if (wait !== undefined) reply.set('retry-after', wait);
        return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: reply });
      };

      const call = createCaller({
        session,
        http,
        origin: own ? '' : 'https://elsewhere.example',
        // Delays end at once, timeouts never expire.
        clock: {
          now: () => 0,
          after(ms, run) {
            if (ms < 10_000) queueMicrotask(run);
            return () => {};
          },
        },
        random: seededRandom(),
        ...(own && { cookies: () => cookies }),
        onUnauthorized: () => home++,
      });
      const outcome = await call(row as typeof findGame, {
        ...(bearer !== undefined && { bearer }),
      }).then(
        (reply) => ({ reply }),
        (error: unknown) => ({ error }),
      );

      if ('reply' in outcome) {
        seen.replies++;
        expect(findGameShapes.reply.safeParse(outcome.reply).success).toBe(true);
      } else if (outcome.error instanceof Refused) {
        seen.refusals++;
        const { status_code, detail, retryAfterMs } = outcome.error;
        expect(status_code).toBeGreaterThanOrEqual(400);
        expect(typeof detail).toBe('string');
        expect(retryAfterMs ?? 0).toBeLessThanOrEqual(3_600_000);
      } else {
        seen.networkErrors++;
        expect(outcome.error).toBeInstanceOf(Error);
        expect(isNetworkError(outcome.error)).toBe(true);
      }

      expect(home).toBe(clears);
      const last = sent.at(-1);
      if (last?.isInvalidBearer) {
        const carried = last.headers.get('authorization');
        if (clears === 0 && carried !== null && stored.token() !== undefined) seen.spared++;
        // A refused token of the call itself is never kept.
        if (stored.token() !== undefined) expect(carried).not.toBe(`Bearer ${stored.token()}`);
      }
      seen.cleared += clears;
      expect(sent.length).toBeLessThanOrEqual(3);
      // A call that changes something is sent once; the cookies are constant here, so no header is retried.
      if (row.method !== 'GET') expect(sent.filter(({ method }) => method !== 'GET').length).toBeLessThanOrEqual(1);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
    { numRuns: 4_000 },
  );
  warn.mockRestore();
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20);
});
