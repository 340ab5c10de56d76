import type { AnyCall, Message } from '@snug/contract';
import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';

/** Paths with fewer parameters first: `…/code/join` is not the game called `code`. */
const rows = Object.values<unknown>(contract)
  .filter((value): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

export function rowOf(method: string, url: string): AnyCall {
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
export function expectShape({ name }: AnyCall, status: number, body: unknown): void {
  const all = shapes as unknown as Readonly<Record<string, { reply: Shape } | undefined>>;
  // Whatever has pictures: their three uploads and deletions have one shape each.
  const own = all[`${name}Shapes`] ?? all[`${/^[a-z]+/.exec(name)?.[0]}ImageShapes`];
  const shape: Shape | undefined = status === 200 ? own?.reply : shapes.RefusalBody;
  if (!shape) throw new Error(`The contract has no shapes for ${name}.`);
  const parsed = shape.parse(body);
  // A refusal may bring what stands instead.
  if (status === 200) expectNoMore(parsed, body, name);
}

function expectNoMore(parsed: unknown, sent: unknown, what: string): void {
  if (JSON.stringify(sorted(parsed)) === JSON.stringify(sorted(sent))) return;
  throw new Error(`${what} has more than the contract names: ${JSON.stringify(sent)}`);
}

/** The number and the message in a frame, which has no field that the contract does not name. */
export function readFrame(text: string): { msg_id: number; message: Message } {
  const { msg_id, data } = shapes.Envelope.parse(JSON.parse(text));
  const message = shapes.Message.parse(JSON.parse(data));
  expectNoMore(message, JSON.parse(data), 'A message');
  return { msg_id, message };
}

/** The same value with its fields in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
}
