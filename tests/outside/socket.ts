import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A live connection by hand. It answers no ping and no close, as somebody who wants to hold a place would not. */
export interface RawSocket {
  readonly socket: Socket;
  /** The status of the upgrade: 101, a refusal, or 0 when the line was cut before it. */
  readonly upgraded: Promise<number>;
  /** What the server has sent as text, so far. */
  readonly texts: readonly string[];
  /** The code and reason of the server's close frame, once it has sent one. */
  closedWith(): { readonly code: number; readonly reason: string } | undefined;
  /** Resolves once the line is cut, by whomever. */
  readonly cut: Promise<void>;
  sendText(text: string): void;
}

export interface SocketOptions {
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

export function openSocket(port: number, path: string, { from, headers = {} }: SocketOptions = {}): RawSocket {
  const socket = connect({ host: '127.0.0.1', port, ...(from !== undefined && { localAddress: from }) });
  const texts: string[] = [];
  let close: { code: number; reason: string } | undefined;
  let received = Buffer.alloc(0);
  let isUpgraded = false;
  const { promise: upgraded, resolve: tellStatus } = Promise.withResolvers<number>();
  const { promise: cut, resolve: tellCut } = Promise.withResolvers<void>();

  socket.on('connect', () => {
    const lines = Object.entries({
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    if (!isUpgraded) {
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      isUpgraded = true;
      tellStatus(Number(/^HTTP\/1\.1 (\d+)/.exec(received.toString('latin1'))?.[1] ?? 0));
      received = received.subarray(end + 4);
    }
    readFrames();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    tellStatus(0);
    tellCut();
  });

  /** Frames of a server are not masked, and ours are shorter than 64 KiB. */
  function readFrames() {
    while (received.length >= 2) {
      const short = (received[1] ?? 0) & 0x7f;
      const start = short === 126 ? 4 : 2;
      if (short === 127 || received.length < start) return;
      const length = short === 126 ? received.readUInt16BE(2) : short;
      if (received.length < start + length) return;
      const body = received.subarray(start, start + length);
      const kind = (received[0] ?? 0) & 0x0f;
      if (kind === 1) texts.push(body.toString());
      if (kind === 8) close = { code: body.readUInt16BE(0), reason: body.subarray(2).toString() };
      received = received.subarray(start + length);
    }
  }

  return {
    socket,
    upgraded,
    texts,
    closedWith: () => close,
    cut,
    sendText(text) {
      const body = Buffer.from(text);
      const mask = randomBytes(4);
      const masked = body.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, masked]));
    },
  };
}
