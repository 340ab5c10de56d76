import ReconnectingWebSocket from 'reconnecting-websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePage } from '../fake/fake-world.ts';
import { createConnection } from './connection.ts';
import { reconnectingSocket } from './socket.ts';

/**
 * The relevant behaviour of reconnecting-websocket (E1 … E8), pinned for the installed version, each beside the
 * connection's. Network and time are virtual, so that "never" is an hour of virtual time.
 */

/** `refuses`: the upgrade fails, as browsers report it; `dead`: nothing arrives, without an event. */
let network: 'up' | 'down' | 'refuses' | 'dead' = 'up';
let sockets: FakeWebSocket[] = [];
const hour = 3_600_000;

class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly sent: string[] = [];
  readonly url: string;
  readyState = 0;
  bufferedAmount = 0;
  binaryType = 'blob';
  #listeners: [type: string, listener: (event: object) => void][] = [];

  constructor(url: string) {
    this.url = url;
    sockets.push(this);
    setTimeout(() => {
      if (this.readyState !== 0 || network === 'dead') return;
      if (network !== 'up') return this.drop();
      this.readyState = 1;
      this.tell('open', {});
    }, 10);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.push([type, listener]);
  }

  removeEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners = this.#listeners.filter(([other, its]) => other !== type || its !== listener);
  }

  /** A browser calls every listener, and reports exceptions. */
  tell(type: string, event: object): void {
    for (const [other, listener] of [...this.#listeners]) {
      try {
        if (other === type) listener({ type, ...event });
      } catch (error) {
        reported.push(error);
      }
    }
  }

  says(msg_id: number, n: number): void {
    this.tell('message', { data: JSON.stringify({ msg_id, data: JSON.stringify({ n }) }) });
  }

  /** The browser accepts data without an error, also on a dead connection. */
  send(text: string): void {
    if (network === 'up') this.sent.push(text);
  }

  drop(): void {
    this.readyState = 3;
    this.tell('error', {});
    this.tell('close', { code: 1006, reason: '' });
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    if (network !== 'dead') setTimeout(() => this.tell('close', { code, reason: '' }), 10);
  }
}
const reported: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  network = 'up';
  sockets = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const made = () => sockets.length;
const newest = () => sockets.at(-1) as FakeWebSocket;

function library(url: ConstructorParameters<typeof ReconnectingWebSocket>[0] = 'wss://quiz', options = {}) {
  return new ReconnectingWebSocket(url, [], { WebSocket: FakeWebSocket, ...options });
}

function ours(url: (last: number) => string = (last) => `wss://quiz/?last=${last}`) {
  const page = fakePage();
  const handled: number[] = [];
  const poison = new Set<number>();
  const connection = createConnection<{ n: number }>({
    socket: reconnectingSocket(FakeWebSocket),
    visibility: page,
    url,
    load: async () => 0,
    probe: async () => {
      if (network === 'down' || network === 'dead') throw new Error('offline');
    },
    decode: (data) => JSON.parse(data),
    handle({ n }) {
      if (poison.has(n)) throw new Error('poison');
      handled.push(n);
    },
    changed: () => {},
  });
  connection.join();
  return { ...connection, page, handled, poison };
}

test('H2 E1 after its retries the library never opens again; the connection does', async () => {
  network = 'down';
  const theirs = library('wss://quiz', { maxRetries: 4 });
  await pass(hour);
  expect(made()).toBe(5);
  network = 'up';
  theirs.reconnect();
  await pass(hour);
  expect([made(), theirs.readyState]).toEqual([5, 3]);

  network = 'down';
  const { state, refresh } = ours();
  await pass(hour);
  expect([state(), made()]).toEqual(['interrupted', 5 + 5]);
  network = 'up';
  refresh();
  await pass(100);
  expect(state()).toBe('live');
});

test('H2 E2 closed before it first opened, the library never opens again; the connection does', async () => {
  const theirs = library();
  theirs.close();
  await pass(100);
  theirs.reconnect();
  await pass(hour);
  expect([made(), theirs.readyState]).toEqual([0, 0]);

  const { state, leave, join } = ours();
  leave();
  await pass(100);
  join();
  await pass(100);
  expect([state(), made()]).toEqual(['live', 1]);
});

test('H2 E3 after an address that fails once the library stops, with an unhandled rejection; the connection tries again', async () => {
  const unheard: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => unheard.push(error));
  let isOffline = true;
  const address = (): string => {
    if (!isOffline) return 'wss://quiz';
    isOffline = false;
    throw new Error('offline');
  };
  const theirs = library(async () => address());
  await pass(100);
  await new Promise((resolve) => setImmediate(resolve));
  theirs.reconnect();
  await pass(hour);
  process.removeAllListeners('unhandledRejection');
  for (const other of others) process.on('unhandledRejection', other);
  expect([made(), unheard.map(String)]).toEqual([0, ['Error: offline']]);

  isOffline = true;
  const { state } = ours(address);
  await pass(4_000);
  expect([state(), made()]).toEqual(['live', 1]);
});

test('H2 E4 the library reports a refused upgrade as a normal close (1000), and four retries are five requests; one attempt of the connection is one', async () => {
  network = 'refuses';
  const codes: number[] = [];
  const theirs = library('wss://quiz', { maxRetries: 4 });
  theirs.onclose = ({ code }) => codes.push(code);
  await pass(hour);
  expect(made()).toBe(5);
  expect(codes[0]).toBe(1000);

  const { state } = ours();
  await pass(15);
  expect([state(), made()]).toEqual(['waiting', 6]);
  await pass(hour);
  // The first connect and the four attempts of LIVE-05.
  expect([state(), made()]).toEqual(['interrupted', 5 + 5]);
});

test('H2 E5 what the library sends just before a disconnection is lost silently; the connection does not depend on it', async () => {
  const theirs = library();
  await pass(100);
  network = 'dead';
  theirs.send('an answer');
  network = 'up';
  newest().drop();
  await pass(10_000);
  expect([theirs.readyState, sockets.flatMap(({ sent }) => sent), theirs.bufferedAmount]).toEqual([1, [], 0]);
  theirs.close();

  const { state, handled } = ours();
  await pass(100);
  network = 'dead';
  newest().says(1, 1);
  network = 'up';
  newest().drop();
  await pass(4_000);
  // The acknowledgement never arrived; the cursor says the same, and repeated messages are not handled again.
  expect([state(), newest().url]).toEqual(['live', 'wss://quiz/?last=1']);
  newest().says(1, 1);
  newest().says(2, 2);
  expect(handled).toEqual([1, 2]);
  expect(newest().sent).toEqual(['acknowledge|1', 'acknowledge|2']);
});

test('H2 H3 E6 the library never notices a half-open connection; the connection does within 3 s of being shown, and within 63 s anyway', async () => {
  const theirs = library();
  await pass(100);
  network = 'dead';
  await pass(hour);
  expect([theirs.readyState, made()]).toEqual([1, 1]);

  for (const [isLookedAt, withinMs] of [
    [true, 3_000],
    [false, 63_000],
  ] as const) {
    network = 'up';
    const { state, page, leave } = ours();
    await pass(100);
    network = 'dead';
    if (isLookedAt) page.tell('visible');
    const before = made();
    await pass(withinMs + 10);
    expect([state(), made()]).toEqual(['connecting', before + 1]);
    leave();
  }
});

test('H2 E7 the library queues without bound, also after it gave up and was closed; the connection queues nothing', async () => {
  network = 'down';
  const theirs = library('wss://quiz', { maxRetries: 0 });
  await pass(hour);
  for (let count = 0; count < 10_000; count++) theirs.send('answer');
  theirs.close();
  expect(theirs.bufferedAmount).toBe(60_000);

  network = 'up';
  const socket = reconnectingSocket(FakeWebSocket)('wss://quiz', { opened() {}, heard() {}, closed() {} });
  for (let count = 0; count < 10_000; count++) socket.send('answer');
  await pass(100);
  expect([newest().readyState, newest().sent]).toEqual([1, []]);
});

test('H2 E8 in the library a listener that throws blocks the next one; the connection continues', async () => {
  const theirs = library();
  let heard = 0;
  theirs.addEventListener('message', () => {
    throw new Error('first');
  });
  theirs.addEventListener('message', () => {
    heard++;
  });
  await pass(100);
  newest().says(1, 1);
  expect([heard, reported.map(String)]).toEqual([0, ['Error: first']]);
  theirs.close();

  const { state, handled, poison } = ours();
  poison.add(2);
  await pass(100);
  newest().says(1, 1);
  newest().says(2, 2);
  await pass(100);
  expect([state(), reported.length]).toEqual(['live', 1]);
  newest().says(2, 2);
  await pass(100);
  newest().says(1, 3);
  expect([state(), handled]).toEqual(['live', [1, 3]]);
});

test('H1 the library draws its random delay once per page; the connection draws one for each outage', async () => {
  const delays = async (): Promise<number> => {
    network = 'down';
    const theirs = library('wss://quiz', { maxRetries: 1 });
    await pass(20);
    const from = Date.now();
    const before = made();
    while (made() === before) await pass(1);
    theirs.close();
    return Date.now() - from;
  };
  expect(Math.abs((await delays()) - (await delays()))).toBeLessThanOrEqual(1);

  network = 'up';
  const { state } = ours();
  const waits = new Set<number>();
  await pass(100);
  for (let outage = 0; outage < 5; outage++) {
    newest().drop();
    const from = Date.now();
    while (state() !== 'live') await pass(1);
    waits.add(Date.now() - from);
    await pass(10_001);
  }
  expect(waits.size).toBeGreaterThan(1);
});
