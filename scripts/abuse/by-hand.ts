import { randomBytes } from 'node:crypto';
import { Agent, type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';

/** Requests and sockets by hand, to a server on this machine. What breaks is an outcome here, never an error. */

interface Sent {
  /** The client id of a browser, which gets its anti-forgery proof first. Without one it is a page elsewhere. */
  readonly id?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const newId = () => randomBytes(16).toString('hex');

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Resolves with the status, or with `cut`. */
export async function send(
  port: number,
  method: string,
  path: string,
  { id, body, headers = {} }: Sent,
  enough: AbortSignal,
): Promise<number | 'cut'> {
  const own = id === undefined ? {} : await browserHeaders(port, id, enough);
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = text === '' ? {} : { 'content-type': 'application/json', 'content-length': text.length };
  const sent = request({ port, host: '127.0.0.1', path, method, agent, headers: { ...content, ...own, ...headers } });
  sent.end(text);
  return (await replyTo(sent, enough)).status;
}

/** Joins a game by its code with a new team. */
export function joinAs(port: number, code: string, id: string, enough: AbortSignal): Promise<number | 'cut'> {
  const body = { code, team_name: `Nobodies ${id.slice(0, 8)}`, kt_team_id: 'new', num_players: 2, invites: [] };
  return send(port, 'POST', '/api/player/game/code/join', { id, body }, enough);
}

const pictureBytes = 200_000;

/** Uploads a picture a byte a second. Resolves with the status, or with `cut`. */
export async function uploadSlowly(
  port: number,
  game_id: string,
  id: string,
  enough: AbortSignal,
): Promise<number | 'cut'> {
  const boundary = 'picture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const sent = request({
    ...{ port, host: '127.0.0.1', path: `/api/player/game/${game_id}/image/upload`, method: 'POST', agent: false },
    headers: {
      ...(await browserHeaders(port, id, enough)),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': pictureBytes,
    },
  });
  sent.write(head);
  const drip = setInterval(() => sent.write('x'), 1_000);
  const { status } = await replyTo(sent, enough);
  clearInterval(drip);
  sent.destroy();
  return status;
}

/** A line that is cut before this was not held for long. */
const shortMs = 3_000;

/** Asks for a live connection and never says another word, nor answers a close. Tells what became of it once it is cut. */
export function holdSocket(port: number, path: string, enough: AbortSignal, ended: (what: string) => void): void {
  const began = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  let status = '';
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    status ||= bytes.toString('latin1', 9, 12);
  });
  socket.on('close', () => {
    if (status !== '101') return ended(status || 'not upgraded');
    ended(performance.now() - began < shortMs ? 'cut within 3 s' : 'held longer');
  });
  enough.addEventListener('abort', () => socket.destroy(), { once: true });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
}

/** What a browser sends with each call: its client id, and the proof from the cookie of its first call. */
async function browserHeaders(port: number, id: string, enough: AbortSignal): Promise<Record<string, string>> {
  const own = { 'user-client-id': id };
  const { cookie } = await replyTo(
    request({ port, host: '127.0.0.1', path: '/api/version', agent, headers: own }).end(),
    enough,
  );
  const [, proof] = /XSRF-TOKEN=([^;]+)/.exec(cookie) ?? [];
  return proof === undefined ? own : { ...own, cookie: `XSRF-TOKEN=${proof}`, 'x-xsrf-token': proof };
}

function replyTo(sent: ClientRequest, enough: AbortSignal): Promise<{ status: number | 'cut'; cookie: string }> {
  return new Promise((resolve) => {
    const breakOff = () => sent.destroy();
    enough.addEventListener('abort', breakOff, { once: true });
    let reply: { status: number | 'cut'; cookie: string } = { status: 'cut', cookie: '' };
    sent.on('error', () => {});
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      reply = { status: statusCode, cookie: String(headers['set-cookie'] ?? '') };
      // A reply that breaks off has its status all the same.
      response.on('error', () => {}).resume();
    });
    sent.on('close', () => {
      enough.removeEventListener('abort', breakOff);
      resolve(reply);
    });
  });
}
