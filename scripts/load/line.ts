import { connect, type Socket } from 'node:net';

/** One kept-alive HTTP connection, one request at a time, with as little of its own as can be: the server is what is measured. */
export interface Line {
  /** Rejects when the connection breaks before the whole answer is there; the next request opens a new one. */
  ask(request: Request): Promise<Answer>;
  close(): void;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** The head as it came, in lines. */
  readonly head: string;
  readonly body: string;
}

export function openLine(port: number): Line {
  let socket: Socket | undefined;
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let heard = '';

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    // Bytes as they are: a body's length is counted in them.
    opened.setEncoding('latin1');
    heard = '';
    opened.on('data', (text: string) => {
      heard += text;
      const answer = wholeAnswer(heard);
      if (!answer) return;
      heard = '';
      const asked = waiting;
      waiting = undefined;
      asked?.resolve(answer);
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = undefined;
      const asked = waiting;
      waiting = undefined;
      asked?.reject(new Error('The connection broke.'));
    });
    return opened;
  }

  return {
    ask({ method, path, headers = {}, body }) {
      if (waiting) throw new Error('A line takes one request at a time.');
      const text = body === undefined ? '' : JSON.stringify(body);
      let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
      for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
      if (text !== '') head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
      socket ??= open();
      socket.write(`${head}\r\n${text}`);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    close() {
      const closing = socket;
      socket = undefined;
      closing?.destroy();
    },
  };
}

/** Our servers say how long each answer is. */
function wholeAnswer(heard: string): Answer | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = heard.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (heard.length < end + 4 + length) return undefined;
  const body = Buffer.from(heard.slice(end + 4, end + 4 + length), 'latin1').toString();
  return { status: Number(head.slice(9, 12)), head, body };
}
