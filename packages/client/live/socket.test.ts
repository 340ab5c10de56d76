import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ReconnectingWebSocket from 'reconnecting-websocket';
import { afterEach, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { createConnection } from './connection.ts';
import { reconnectingSocket } from './socket.ts';

/** What the library does wrong is pinned here beside what ours makes of it, so that a new version cannot surprise us. */

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

async function freePort(): Promise<number> {
  const { port, stop } = await server();
  await stop();
  ends.pop();
  return port;
}

/** True when it opened before so many looks at the event loop passed in vain. */
async function opens(isOpen: () => boolean, looks = 100): Promise<boolean> {
  for (let look = 0; look < looks && !isOpen(); look++) await new Promise((resolve) => setTimeout(resolve, 5));
  return isOpen();
}

/** A connection over real sockets; attempts follow each other at once, so that nothing waits on the wall clock. */
function connectionTo(url: () => string, probe: () => Promise<unknown> = async () => {}) {
  const connection = createConnection({
    socket: reconnectingSocket(WebSocket),
    clock: {
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms / 100);
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

test('H2 E1 the library never opens again once its retries are used up; the connection does', async () => {
  const port = await freePort();
  const url = `ws://127.0.0.1:${port}`;
  const library = new ReconnectingWebSocket(url, [], {
    WebSocket,
    maxRetries: 1,
    minReconnectionDelay: 1,
    maxReconnectionDelay: 2,
  });
  let failures = 0;
  library.onerror = () => failures++;
  ends.push(() => library.close());
  const connection = connectionTo(
    () => url,
    () => Promise.resolve(),
  );
  connection.join();
  expect(await opens(() => failures >= 2 && connection.state() === 'interrupted', 1_000)).toBe(true);

  await server(port);
  library.reconnect();
  connection.refresh();
  expect(await opens(() => connection.state() === 'live')).toBe(true);
  expect(await opens(() => library.readyState === WebSocket.OPEN, 40)).toBe(false);
});

test('H2 E2 the library never opens after a close before the first open; the connection does', async () => {
  const { url } = await server();
  const library = new ReconnectingWebSocket(url, [], { WebSocket });
  library.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  library.reconnect();
  ends.push(() => library.close());

  const connection = connectionTo(() => url);
  connection.join();
  connection.leave();
  connection.join();
  expect(await opens(() => connection.state() === 'live')).toBe(true);
  expect(await opens(() => library.readyState === WebSocket.OPEN, 40)).toBe(false);
});

test('H2 E3 an address that cannot be made once is tried again', async () => {
  const { url } = await server();
  let asked = 0;
  const connection = connectionTo(() => {
    asked++;
    if (asked === 1) throw new Error('The phone is offline.');
    return url;
  });
  connection.join();
  expect(await opens(() => connection.state() === 'live', 1_000)).toBe(true);
  expect(asked).toBe(2);
});

test('H2 E4 a refusal at the upgrade is one close, and one attempt is one request', async () => {
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
  expect(await opens(() => closes.length > 0)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toBe(1);
  expect(closes).toHaveLength(1);
});

test('H2 E7 nothing is queued: what is sent while no socket is open is gone', async () => {
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
  expect(await opens(() => isOpen)).toBe(true);
  socket.send('in time');
  expect(await opens(() => heard.length > 0)).toBe(true);
  expect(heard).toEqual(['in time']);
  socket.close();
});

test('the close code and reason of the server arrive, and a closed socket tells nothing more', async () => {
  const { wss, url } = await server();
  wss.on('connection', (socket) => socket.close(4003, 'not yours'));
  const told: unknown[] = [];
  reconnectingSocket(WebSocket)(url, {
    opened: () => told.push('opened'),
    heard: (text) => told.push(text),
    closed: (code, reason) => told.push([code, reason]),
  });
  expect(await opens(() => told.length >= 2)).toBe(true);
  expect(told).toEqual(['opened', [4003, 'not yours']]);
});

test('a server that is killed and started again is found without help', async () => {
  const first = await server();
  const connection = connectionTo(
    () => first.url,
    async () => {},
  );
  connection.join();
  expect(await opens(() => connection.state() === 'live')).toBe(true);
  await first.stop();
  expect(await opens(() => connection.state() !== 'live')).toBe(true);
  const second = await server(first.port);
  expect(await opens(() => connection.state() === 'live', 1_000)).toBe(true);
  expect(second.wss.clients.size).toBe(1);
});
