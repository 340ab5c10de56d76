/**
 * Thousands of phones in a process of their own, used by both sides of a comparison. It takes commands over the process
 * channel, one at a time.
 */
import {
  type HttpRequest,
  type LiveConnection,
  openHttpConnection,
  openLiveConnection,
  type Transport,
} from '@snug/testing/http';
import { mapConcurrently } from '../map-concurrently.ts';

export type ConnectionsCommand =
  /** Opens connections of a group, so many at once. Replies when all are open. */
  | { do: 'connect'; group: string; port: number; paths: readonly string[]; atOnce: number }
  /** Makes these requests all at once, each on a persistent connection, and waits for so many messages on the phones. */
  | { do: 'wave'; group: string; requests: readonly HttpRequest[]; expect: number }
  | { do: 'hang up'; group: string };

export interface Report {
  /** From the first request (or connect) to the last message (or open connection). */
  readonly ms: number;
  readonly messages: number;
  readonly error?: string;
}

interface Group {
  readonly port: number;
  readonly phones: LiveConnection[];
  readonly requesters: Transport[];
  messages: number;
  open: number;
  changed: () => void;
}

const groups = new Map<string, Group>();
/** No wave takes this long, unless something is lost. */
const timeoutMs = 20_000;

process.on('message', async (command: ConnectionsCommand) => {
  try {
    process.send?.(await runCommand(command));
  } catch (error) {
    process.send?.({ ms: 0, messages: 0, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.stdout.write('http://127.0.0.1:0/#link=none\n');

async function runCommand(command: ConnectionsCommand): Promise<Report> {
  const began = performance.now();
  if (command.do === 'connect') return connectAll(command, began);
  const group = groups.get(command.group);
  if (!group) throw new Error(`There is no group ${command.group}.`);
  if (command.do === 'hang up') {
    for (const phone of group.phones) phone.close();
    for (const connection of group.requesters) connection.close();
    await until(group, () => group.open === 0, 'closed');
    groups.delete(command.group);
    return { ms: performance.now() - began, messages: group.messages };
  }
  return wave(group, command);
}

async function connectAll(
  { group: name, port, paths, atOnce }: ConnectionsCommand & { do: 'connect' },
  began: number,
): Promise<Report> {
  const group: Group = groups.get(name) ?? {
    port,
    phones: [],
    requesters: [],
    messages: 0,
    open: 0,
    changed: () => {},
  };
  groups.set(name, group);
  await mapConcurrently(paths, atOnce, (path) => connectOne(group, path));
  return { ms: performance.now() - began, messages: group.messages };
}

function connectOne(group: Group, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const phone = openLiveConnection(group.port, path, {
      opened() {
        group.open += 1;
        resolve();
      },
      received() {
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

async function wave(group: Group, { requests, expect }: ConnectionsCommand & { do: 'wave' }): Promise<Report> {
  while (group.requesters.length < requests.length) group.requesters.push(openHttpConnection(group.port));
  const before = group.messages;
  const began = performance.now();
  const answers = requests.map((request, n) => group.requesters[n]?.request(request));
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
      timeoutMs,
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
