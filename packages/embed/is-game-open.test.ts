import { gameExistsShapes, RefusalBody } from '@snug/contract/shapes';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { isGameOpen, parseReply } from './is-game-open.ts';

/** Any JSON value, and values that resemble a reply. */
const replies = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      exists: fc.oneof(fc.boolean(), fc.constant('true'), fc.constant(null)),
      status_code: fc.oneof(fc.integer(), fc.double(), fc.constant('404')),
      detail: fc.oneof(fc.string(), fc.integer()),
    },
    { requiredKeys: [] },
  ),
);

test('CALL-35 the small guard accepts what the schemas accept, and nothing else', () => {
  fc.assert(
    fc.property(replies, (reply) => {
      const exists = gameExistsShapes.reply.safeParse(reply);
      const refusal = RefusalBody.safeParse(reply);
      if (exists.success) expect(parseReply(reply)).toBe(exists.data.exists);
      else if (refusal.success) expect(parseReply(reply)).toEqual(refusal.data);
      else expect(() => parseReply(reply)).toThrow();
    }),
    { numRuns: 1_000 },
  );
});

afterEach(() => vi.unstubAllGlobals());

test('H61 a foreign page sends no login, and a client id that exists in memory only', async () => {
  const requests: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push([address, init]);
    return Response.json({ exists: true });
  });

  expect(await isGameOpen('https://quiz.example', '482913')).toBe(true);
  expect(await isGameOpen('https://quiz.example/', '12/..')).toBe(true);

  expect(requests.map(([address]) => address)).toEqual([
    'https://quiz.example/api/player/game/482913/exists',
    'https://quiz.example/api/player/game/12%2F../exists',
  ]);
  const ids = requests.map(([, { headers }]) => (headers as Record<string, string>)['user-client-id']);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBe(ids[0]);
  for (const [, { credentials, headers }] of requests) {
    expect(credentials).toBe('omit');
    expect(Object.keys(headers ?? {})).toEqual(['user-client-id']);
  }
});
