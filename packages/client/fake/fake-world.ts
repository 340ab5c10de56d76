import type { LiveSocket, SocketListener } from '../live/socket.ts';
import type { PageEvent, Random, Visibility } from '../seams.ts';

/** Test sockets: they open, receive and close only when the test says so. */
export interface FakeSockets {
  readonly open: (url: string, listener: SocketListener) => LiveSocket;
  /** Every socket that was ever requested, the newest last. */
  readonly all: FakeSocket[];
  latest(): FakeSocket;
}

export interface FakeSocket {
  readonly url: string;
  readonly sent: string[];
  isClosed: boolean;
  opened(): void;
  /** The server sends a message in an envelope. */
  says(msg_id: number, message: unknown): void;
  raw(text: string): void;
  closed(code?: number, reason?: string): void;
}

export function fakeSockets(): FakeSockets {
  const all: FakeSocket[] = [];
  return {
    all,
    latest() {
      const socket = all.at(-1);
      if (!socket) throw new Error('No socket was opened yet.');
      return socket;
    },
    open(url, listener) {
      const socket: FakeSocket = {
        url,
        sent: [],
        isClosed: false,
        opened: listener.opened,
        says: (msg_id, message) => listener.heard(JSON.stringify({ msg_id, data: JSON.stringify(message) })),
        raw: listener.heard,
        closed: (code = 1006, reason = '') => listener.closed(code, reason),
      };
      all.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close() {
          socket.isClosed = true;
        },
      };
    },
  };
}

/** A page that the test shows, hides and freezes. */
export function fakePage(): Visibility & { tell(event: PageEvent): void; listeners(): number } {
  const listeners = new Set<(event: PageEvent) => void>();
  let isVisible = true;
  return {
    isVisible: () => isVisible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(event) {
      if (event === 'visible') isVisible = true;
      if (event === 'hidden') isVisible = false;
      for (const listener of [...listeners]) listener(event);
    },
    listeners: () => listeners.size,
  };
}

/** Seeded random numbers: the same seed gives the same sequence. */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0;
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { fraction: next, bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)) };
}
