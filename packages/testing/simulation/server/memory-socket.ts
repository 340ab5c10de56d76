import type { Connection, ConnectionSocket } from '../../../server/realtime/connection.ts';

/** What the client's end of a socket receives, at once: the virtual network is simulated elsewhere. */
export interface SocketClient {
  received(text: string): void;
  /** The server has closed, or is gone (1006). */
  closed(code: number, reason: string): void;
  /** Whether a ping reaches the client and its pong comes back; default: yes. */
  answersPings?(): boolean;
  /** Bytes that have not left the server's buffer, for a phone that does not read; default: none. */
  backlog?(): number;
}

/** The client's end of a socket. */
export interface ClientSocket {
  send(text: string): void;
  /** The connection breaks, and the server notices. */
  drop(): void;
}

/** A socket without a network: what is written is received at once, and a close is answered at once. */
export class MemorySocket implements ConnectionSocket, ClientSocket {
  readonly #client: SocketClient;
  #connection: Connection | undefined;
  #early: string[] | undefined = [];
  #isOver = false;
  #written = 0;

  constructor(client: SocketClient) {
    this.#client = client;
  }

  /** Delivers what was sent meanwhile. */
  enter(connection: Connection): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    this.#connection = connection;
    for (const text of early) this.send(text);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  isOpen(): boolean {
    return !this.#isOver;
  }

  write(frame: Buffer): void {
    this.#written += frame.length;
    if (!this.#isOver) this.#client.received(textOf(frame));
  }

  ping(): void {
    if (this.#client.answersPings?.() ?? true) this.#connection?.ponged();
  }

  pong(): void {}

  close(code: number, reason = ''): void {
    // A server may close twice, or after the client has gone.
    if (this.#isOver) return;
    this.#end(code);
    this.#client.closed(code, reason);
  }

  /** Clients of a simulation send no floods. */
  stopReading(): void {}

  terminate(): void {
    this.close(1006);
  }

  waiting(): number {
    return this.#client.backlog?.() ?? 0;
  }

  written(): number {
    return this.#written;
  }

  send(text: string): void {
    if (this.#early) this.#early.push(text);
    else if (!this.#isOver) this.#connection?.hear(Buffer.from(text));
  }

  drop(): void {
    this.#end(1006);
  }

  /** The process is gone: it is not told of the end. */
  cut(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#client.closed(1006, '');
  }

  #end(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // As over a network: the server finishes its current work before it receives the end.
    queueMicrotask(() => this.#connection?.ended(code));
  }
}

let last: { frame: Buffer; text: string } | undefined;

/** The text of a whole, unmasked text frame. A channel writes one frame to all its listeners, so the last one is cached. */
export function textOf(frame: Buffer): string {
  if (last?.frame === frame) return last.text;
  const short = (frame[1] ?? 0) & 0x7f;
  const begin = short < 126 ? 2 : short === 126 ? 4 : 10;
  const text = frame.toString('utf8', begin);
  last = { frame, text };
  return text;
}
