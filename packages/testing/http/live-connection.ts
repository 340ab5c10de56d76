import { connect, type Socket } from 'node:net';

/** A live connection that costs little, so that thousands fit into one process and the server is what is measured. */
export interface LiveConnection {
  close(): void;
}

export interface LiveListener {
  /** The upgrade was answered with 101. */
  opened(): void;
  received(): void;
  /** 1006 without a close frame. */
  closed(code: number): void;
}

/** A client frame, masked with zeros: the protocol demands a mask, but nothing here is secret. */
function clientFrame(opcode: number, text: string): Buffer {
  const frame = Buffer.alloc(6 + text.length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | text.length;
  frame.write(text, 6, 'latin1');
  return frame;
}

/** Connects, acknowledges every numbered message, and answers pings. */
export function openLiveConnection(port: number, path: string, listener: LiveListener): LiveConnection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let isOpen = false;
  let code = 1006;
  let rest: Buffer | undefined;

  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  socket.on('error', () => {});
  socket.on('close', () => listener.closed(code));
  socket.on('data', (bytes: Buffer) => {
    let buffer = rest ? Buffer.concat([rest, bytes]) : bytes;
    rest = undefined;
    if (!isOpen) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end === -1) {
        rest = buffer;
        return;
      }
      if (!buffer.toString('latin1', 0, 16).startsWith('HTTP/1.1 101')) return void socket.destroy();
      isOpen = true;
      listener.opened();
      buffer = buffer.subarray(end + 4);
    }
    while (buffer.length >= 2) {
      const short = (buffer[1] ?? 0) & 0x7f;
      const begin = short < 126 ? 2 : 4;
      if (buffer.length < begin) break;
      const length = short < 126 ? short : buffer.readUInt16BE(2);
      if (buffer.length < begin + length) break;
      receiveFrame((buffer[0] ?? 0) & 0x0f, buffer.subarray(begin, begin + length));
      buffer = buffer.subarray(begin + length);
    }
    if (buffer.length > 0) rest = Buffer.from(buffer);
  });

  function receiveFrame(opcode: number, payload: Buffer): void {
    if (opcode === 0x9) socket.write(clientFrame(0xa, payload.toString('latin1')));
    if (opcode === 0x8) {
      code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      socket.end(clientFrame(0x8, ''));
    }
    if (opcode !== 0x1) return;
    // The number in `{"msg_id":12,…`, up to the first comma.
    const msg_id = payload.toString('latin1', 10, payload.indexOf(','));
    socket.write(clientFrame(0x1, `acknowledge|${msg_id}`));
    listener.received();
  }

  return { close: () => socket.destroy() };
}
