import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerPlayer, validateCode } from '@snug/contract';
import { openWorld, tokenClaimsOf } from '@snug/testing/server';
import { afterEach, expect, test } from 'vitest';
import { signatureHeader } from './text-messages.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A real webhook, and a server that posts its text messages there. */
async function worldWithWebhook(answer: (response: ServerResponse) => void) {
  const posts: { headers: IncomingHttpHeaders; body: string; path: string }[] = [];
  const webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? '' });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    webhook.closeAllConnections();
    return new Promise((resolve) => webhook.close(resolve));
  });
  const { port } = webhook.address() as AddressInfo;
  const secret = 'a secret of thirty-two characters';
  const world = await openWorld({ secret, smsWebhookUrl: `http://127.0.0.1:${port}/sms?key=1` });
  stops.push(() => world.close());
  return { world, posts, secret };
}

const body = { player_name: 'Ben', email: '', phone: '(555) 555-0123' };
const notSent = { status: 503, detail: 'The message could not be sent. Please try again in a moment.' };

test('CALL-04 ROLE-04 a code comes by text message, whose origin the webhook can verify', async () => {
  const { world, posts, secret } = await worldWithWebhook((response) => response.writeHead(204).end());
  const ben = world.guest();
  const { playerid } = await ben.call(registerPlayer, { body });
  const [post] = posts;
  expect(posts).toHaveLength(1);
  expect(post?.path).toBe('/sms?key=1');
  const { to, text, ...rest } = JSON.parse(post?.body ?? '');
  expect([to, rest]).toEqual(['5555550123', {}]);
  // As the README tells an operator to compute the key.
  const key = createHmac('sha256', secret).update('sms-webhook').digest('hex');
  const seconds = Math.floor(world.clock.now() / 1_000);
  const signature = createHmac('sha256', key).update(`${seconds}.${post?.body}`).digest('hex');
  expect(post?.headers[signatureHeader]).toBe(`t=${seconds},v1=${signature}`);
  const code = /^\d{6}/.exec(text)?.[0] ?? '';
  const { message } = await ben.call(validateCode, { body: { playerid, code } });
  expect(tokenClaimsOf({ token: message })).toMatchObject({ phone: '5555550123' });
});

/** To a place where the text would be taken. */
function redirected(response: ServerResponse): void {
  if (response.req.url === '/elsewhere') response.writeHead(204).end();
  else response.writeHead(307, { location: '/elsewhere' }).end();
}

test.each([
  ['an error', (response: ServerResponse) => response.writeHead(500).end('no')],
  ['a redirect', redirected],
  ['a cut connection', (response: ServerResponse) => response.socket?.destroy()],
])('ERR-38 a webhook that answers with %s is 503, and a code can be asked for again at once', async (_what, answer) => {
  const { world, posts } = await worldWithWebhook(answer);
  const ben = world.guest();
  for (let n = 0; n < 2; n += 1) expect(await ben.ask(registerPlayer, { body })).toMatchObject(notSent);
  expect(posts.filter(({ path }) => path !== '/sms?key=1')).toEqual([]);
  expect((await ben.ask(registerPlayer, { body })).headers.get('retry-after')).toBe('30');
});

test('a webhook that never answers is given up after five seconds', async () => {
  const { world } = await worldWithWebhook(() => {});
  expect(await world.guest().ask(registerPlayer, { body })).toMatchObject(notSent);
});
