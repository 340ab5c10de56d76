import type { Seams, Socket } from '@snug/client';
import type { AnyCall, Message } from '@snug/contract';
import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';

export interface Reply {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

export interface Frame {
  readonly msg_id: number;
  readonly message: Message;
}

/** A network with a record of everything that the server sent through it, each checked for the shape that the contract names. */
export function recordNetwork({ http, socket }: { readonly http: Seams['http']; readonly socket: Socket }) {
  const replies: Reply[] = [];
  const frames: Frame[] = [];
  const connections = new Set<(code: number) => void>();
  const lost = new Set<string>();
  let isOffline = false;
  /** How far the open connection has come, and in which stream. */
  let position = { last: -1, epoch: '' };
  /** A message has asked for a load, which waits a little and opens another connection: until then either may be open. */
  let isToLoad = false;

  const recordedHttp: Seams['http'] = async (input, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const response = await http(input, init);
    const row = rowOf(init?.method ?? 'GET', String(input));
    const body: unknown = await response.clone().json();
    const { status, headers } = response;
    if (!unrecorded.has(row.name)) {
      replies.push({ name: row.name, status, body, retryAfter: headers.get('retry-after') });
    }
    expectShape(row, status, body);
    if (lost.delete(row.name)) throw new TypeError('Failed to fetch');
    return response;
  };

  const recordedSocket: Socket = (url, listener) => {
    const { searchParams } = new URL(url);
    const start = { last: Number(searchParams.get('last')), epoch: searchParams.get('e') ?? '' };
    let isOver = false;
    const close = (code: number, reason = ''): void => {
      if (isOver) return;
      isOver = true;
      connections.delete(close);
      listener.closed(code, reason);
    };
    const inner = socket(url, {
      opened() {
        if (isOver) return;
        connections.add(close);
        position = start;
        isToLoad = false;
        listener.opened();
      },
      heard(text) {
        if (isOver) return;
        const { msg_id, data } = shapes.Envelope.parse(JSON.parse(text));
        const message = shapes.Message.parse(JSON.parse(data));
        expectNoMore(message, JSON.parse(data), 'A message');
        if (message.type !== 'THUMP') frames.push({ msg_id, message });
        if (msg_id > position.last && makesLoad(message)) isToLoad = true;
        if (msg_id > 0) position = { ...position, last: msg_id };
        listener.heard(text);
      },
      closed: close,
    });
    if (isOffline) close(1006);
    return {
      send: (text) => !isOver && inner.send(text),
      close() {
        isOver = true;
        connections.delete(close);
        inner.close();
      },
    };
  };

  return {
    replies,
    frames,
    http: recordedHttp,
    socket: recordedSocket,
    position: () => position,
    isToLoad: () => isToLoad,
    loseReply: (name: string) => void lost.add(name),
    setOffline(next: boolean): void {
      isOffline = next;
      if (isOffline) for (const close of [...connections]) close(1006);
    },
  };
}

function makesLoad(message: Message): boolean {
  return message.type === 'RELOAD_GAME' || (message.type === 'ROUND_START' && message.restart === true);
}

const unrecorded = new Set(['getVersion', 'loadGame']);

/** Paths with fewer parameters first: `…/code/join` is not the game called `code`. */
const rows = Object.values<unknown>(contract)
  .filter((value): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

function rowOf(method: string, url: string): AnyCall {
  const { pathname } = new URL(url);
  const found = rows.find(
    (row) => row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  if (!found) throw new Error(`No row of the contract is ${method} ${pathname}.`);
  return found;
}

interface Shape {
  parse(value: unknown): unknown;
}

/** A reply has the shape of its row and no field beside it; a refusal that of a refusal. */
function expectShape({ name }: AnyCall, status: number, body: unknown): void {
  const all = shapes as unknown as Readonly<Record<string, { reply: Shape } | undefined>>;
  const shape: Shape | undefined = status === 200 ? all[`${name}Shapes`]?.reply : shapes.RefusalBody;
  if (!shape) throw new Error(`The contract has no shapes for ${name}.`);
  const parsed = shape.parse(body);
  // A refusal may bring what stands instead.
  if (status === 200) expectNoMore(parsed, body, name);
}

function expectNoMore(parsed: unknown, sent: unknown, what: string): void {
  if (JSON.stringify(sorted(parsed)) === JSON.stringify(sorted(sent))) return;
  throw new Error(`${what} has more than the contract names: ${JSON.stringify(sent)}`);
}

/** The same value with its fields in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
}
