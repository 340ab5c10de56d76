import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { createConnection } from './connection.ts';
import { reconnectingSocket } from './socket.ts';

/** Tests over real sockets what only the network can show. */

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function server(
  port = 0,
): Promise<{ wss: WebSocketServer; port: number; url: string; stop: () => Promise<void> }> {
  const wss = new WebSocketServer({ port, host: '127.0.0.1' });
  await once(wss, 'listening');
  const stop = async (): Promise<void> => {
    for (const socket of wss.clients) socket.terminate();
    await new Promise<void>((resolve) => wss.close(() => resolve()));
  };
  ends.push(stop);
  const { port: taken } = wss.address() as AddressInfo;
  return { wss, port: taken, url: `ws://127.0.0.1:${taken}`, stop };
}

/** Polls until the condition holds, however slow the machine; the test's timeout is the limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A connection over real sockets; attempts follow each other at once, but each may take as long as the machine needs. */
function connectionTo(url: () => string, probe: () => Promise<unknown>) {
  const connection = createConnection({
    socket: reconnectingSocket(WebSocket),
    clock: {
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms < 10_000 ? ms / 100 : ms);
        return () => clearTimeout(timer);
      },
    },
    url,
    probe,
    load: async () => 0,
    decode: JSON.parse,
    handle: () => {},
    changed: () => {},
  });
  ends.push(connection.leave);
  return connection;
}

test('H2 a refusal at the upgrade is one close, and one attempt is one request', async () => {
  let requests = 0;
  const http = createServer((_, reply) => reply.writeHead(403).end());
  http.on('upgrade', (_, socket) => {
    requests++;
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ends.push(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const closes: number[] = [];
  reconnectingSocket(WebSocket)(`ws://127.0.0.1:${port}`, {
    opened: () => {},
    heard: () => {},
    closed: (code) => closes.push(code),
  });
  await until(() => closes.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toBe(1);
  expect(closes).toHaveLength(1);
});

test('H2 an address that no socket can be opened at is one close, to be tried again', async () => {
  const closes: number[] = [];
  const closed = (code: number) => closes.push(code);
  reconnectingSocket(WebSocket)('no address', { opened: () => {}, heard: () => {}, closed });
  await until(() => closes.length > 0);
  expect(closes).toEqual([1006]);
});

test('H2 nothing is queued: what is sent while no socket is open is lost', async () => {
  const { wss, url } = await server();
  const heard: string[] = [];
  wss.on('connection', (socket) => socket.on('message', (data) => heard.push(String(data))));
  let isOpen = false;
  const socket = reconnectingSocket(WebSocket)(url, {
    opened: () => {
      isOpen = true;
    },
    heard: () => {},
    closed: () => {},
  });
  for (let count = 0; count < 1_000; count++) socket.send('early');
  await until(() => isOpen);
  socket.send('in time');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['in time']);
  socket.close();
});

test('the close code and reason of the server arrive, and a closed socket reports nothing more', async () => {
  const { wss, url } = await server();
  wss.on('connection', (socket) => socket.close(4003, 'not yours'));
  const events: unknown[] = [];
  reconnectingSocket(WebSocket)(url, {
    opened: () => events.push('opened'),
    heard: (text) => events.push(text),
    closed: (code, reason) => events.push([code, reason]),
  });
  await until(() => events.length >= 2);
  expect(events).toEqual(['opened', [4003, 'not yours']]);
});

test('a server that is killed and started again is reconnected by itself', async () => {
  const first = await server();
  const again = Promise.withResolvers<void>();
  const connection = connectionTo(
    () => first.url,
    () => again.promise,
  );
  connection.join();
  await until(() => connection.state() === 'live');
  await first.stop();
  await until(() => connection.state() !== 'live');
  const second = await server(first.port);
  again.resolve();
  await until(() => connection.state() === 'live');
  expect(second.wss.clients.size).toBe(1);
});
