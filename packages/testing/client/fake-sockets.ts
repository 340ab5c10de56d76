import type { LiveSocket, SocketListener } from '@snug/client';

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
