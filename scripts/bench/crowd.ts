/**
 * Thousands of phones in a process of their own, for both sides of a comparison alike. It is told what to do over the
 * process channel, one thing at a time.
 */
import { type Line, openLine, type Request } from '../load/line.ts';
import { dial, type Phone } from './phone.ts';

export type Order =
  /** Opens connections of a group, so many at once. Answered when all are open. */
  | { do: 'connect'; group: string; port: number; paths: readonly string[]; atOnce: number }
  /** Makes these requests all at once, each on a connection kept for it, and waits for so many messages on the phones. */
  | { do: 'wave'; group: string; requests: readonly Request[]; expect: number }
  | { do: 'hang up'; group: string };

export interface Report {
  /** From the first request (or dial) to the last message (or opened connection). */
  readonly ms: number;
  readonly messages: number;
  readonly error?: string;
}

interface Group {
  readonly port: number;
  readonly phones: Phone[];
  readonly lines: Line[];
  messages: number;
  open: number;
  changed: () => void;
}

const groups = new Map<string, Group>();
/** No wave takes this long, unless something is lost. */
const patienceMs = 20_000;

process.on('message', async (order: Order) => {
  try {
    process.send?.(await carryOut(order));
  } catch (error) {
    process.send?.({ ms: 0, messages: 0, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.stdout.write('http://127.0.0.1:0/#link=none\n');

async function carryOut(order: Order): Promise<Report> {
  const began = performance.now();
  if (order.do === 'connect') return connectAll(order, began);
  const group = groups.get(order.group);
  if (!group) throw new Error(`There is no group ${order.group}.`);
  if (order.do === 'hang up') {
    for (const phone of group.phones) phone.hangUp();
    for (const line of group.lines) line.close();
    await until(group, () => group.open === 0, 'closed');
    groups.delete(order.group);
    return { ms: performance.now() - began, messages: group.messages };
  }
  return wave(group, order);
}

async function connectAll(
  { group: name, port, paths, atOnce }: Order & { do: 'connect' },
  began: number,
): Promise<Report> {
  const group: Group = groups.get(name) ?? { port, phones: [], lines: [], messages: 0, open: 0, changed: () => {} };
  groups.set(name, group);
  let next = 0;
  async function worker(): Promise<void> {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) await connectOne(group, path);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ms: performance.now() - began, messages: group.messages };
}

function connectOne(group: Group, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const phone = dial(group.port, path, {
      opened() {
        group.open += 1;
        resolve();
      },
      heard() {
        group.messages += 1;
        group.changed();
      },
      closed(code) {
        group.open -= 1;
        group.changed();
        reject(new Error(`A connection was closed with ${code}.`));
      },
    });
    group.phones.push(phone);
  });
}

async function wave(group: Group, { requests, expect }: Order & { do: 'wave' }): Promise<Report> {
  while (group.lines.length < requests.length) group.lines.push(openLine(group.port));
  const before = group.messages;
  const began = performance.now();
  const answers = requests.map((request, n) => group.lines[n]?.ask(request));
  await until(group, () => group.messages - before >= expect, 'told');
  const ms = performance.now() - began;
  for (const answer of await Promise.all(answers)) {
    if (answer?.status !== 200) throw new Error(`A request was answered ${answer?.status}: ${answer?.body}`);
  }
  return { ms, messages: group.messages - before };
}

function until(group: Group, isSo: () => boolean, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`Not all were ${what}: ${group.messages} messages, ${group.open} connections.`)),
      patienceMs,
    );
    group.changed = () => {
      if (!isSo()) return;
      clearTimeout(giveUp);
      group.changed = () => {};
      resolve();
    };
    group.changed();
  });
}
