import { connect, type Socket } from 'node:net';
import type { HttpResponse, Transport } from './transport.ts';

/**
 * A persistent HTTP connection for one request at a time, which costs little, so that the server is what is measured. Rejects
 * if the connection breaks before the response is complete; the next request opens a new one.
 */
export function openHttpConnection(port: number): Transport {
  let socket: Socket | undefined;
  let pending: { resolve(response: HttpResponse): void; reject(error: Error): void } | undefined;
  let received = '';

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    // One character per byte, since a body's length is counted in bytes.
    opened.setEncoding('latin1');
    received = '';
    opened.on('data', (text: string) => {
      received += text;
      const answer = parseResponse(received);
      if (!answer) return;
      received = '';
      const asked = pending;
      pending = undefined;
      asked?.resolve(answer);
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = undefined;
      const asked = pending;
      pending = undefined;
      asked?.reject(new Error('The connection broke.'));
    });
    return opened;
  }

  return {
    request({ method, path, headers = {}, body }) {
      if (pending) throw new Error('A connection takes one request at a time.');
      const text = body === undefined ? '' : JSON.stringify(body);
      let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
      for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
      if (text !== '') head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
      socket ??= open();
      socket.write(`${head}\r\n${text}`);
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
      });
    },
    close() {
      const closing = socket;
      socket = undefined;
      closing?.destroy();
    },
  };
}

/** Our servers always send the length. */
function parseResponse(received: string): HttpResponse | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.slice(0, end);
  const get = (name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1] ?? null;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  const body = Buffer.from(received.slice(end + 4, end + 4 + length), 'latin1').toString();
  return { status: Number(head.slice(9, 12)), headers: { get }, body };
}
