import { replayMax } from '@snug/contract';
import type { ClientEnd, NetworkSocket, Tab, World } from '@snug/testing/simulation';
import type { Totals } from '../totals.ts';
import type { Checker } from './checker.ts';

/** A tab's position in the stream that it follows. */
export interface Cursor {
  readonly epoch: string;
  /** The last message that it has processed. */
  last: number;
  /** It has skipped something unreadable, or was told to load: until it has loaded, its screen may be incomplete. */
  needsLoad: boolean;
}

export interface Streams extends Checker {
  cursorOf(tab: Tab): Cursor | undefined;
}

/** What the server has written to one connection. */
interface Written {
  sent: number | undefined;
  /** The numbers after which heartbeats asked for a replay. */
  readonly asked: Set<number>;
  /** The numbers of this stream that the client was sent, on this connection and on earlier ones of the same epoch. */
  readonly written: Set<number>;
  readonly isDense: boolean;
  readonly epoch: string | undefined;
  /** What the client acknowledged last. */
  acked: number | undefined;
}

/**
 * Every stream delivers each message once, in order, without a gap (S2). Checks the server, number by number as it writes,
 * and each client: it processes and acknowledges the next message, and nothing else changes its game. A client that has not
 * announced it receives no message types beyond the specification.
 */
export function streams(world: World, totals: Totals): Streams {
  const connections = new WeakMap<NetworkSocket, Written>();
  /** The latest connection of each client. */
  const latest = new WeakMap<ClientEnd, Written>();
  const cursors = new WeakMap<ClientEnd, Cursor>();
  /** The body of each number of each stream, by epoch. */
  const log = new Map<string, (string | undefined)[]>();

  function wrong(kind: 'lost' | 'doubled' | 'disordered', why: string): void {
    totals[kind] += 1;
    world.wrong('S2', `${kind}: ${why}`);
  }

  function checkSameText(epoch: string, id: number, text: string): void {
    if (isOf(text, 'SKIP')) return;
    const bodies = log.get(epoch) ?? [];
    log.set(epoch, bodies);
    const known = bodies[id];
    if (known === undefined) bodies[id] = text;
    else if (known !== text) wrong('disordered', `number ${id} was ${known} and is ${text}`);
  }

  return {
    cursorOf: (tab) => cursors.get(tab),

    socketOpening(socket) {
      const { last, epoch, isDense } = addressOf(socket.url);
      const before = latest.get(socket.end);
      const written = before && epoch !== undefined && before.epoch === epoch ? before.written : new Set<number>();
      const known: Written = { sent: last, asked: new Set(), written, isDense, epoch, acked: undefined };
      connections.set(socket, known);
      latest.set(socket.end, known);
      if (!isTab(socket.end) || last === undefined || epoch === undefined) return;
      const { view } = socket.end.game.get();
      const cursor = cursors.get(socket.end);
      const isLoaded = view?.last_msg_id === last && view.epoch === epoch;
      if (cursor?.epoch === epoch && last < cursor.last) {
        wrong('doubled', `${socket.end.name} has processed ${cursor.last} and connects from ${last}`);
      }
      if (!isLoaded && !(cursor?.epoch === epoch && cursor.last === last)) {
        wrong('lost', `${socket.end.name} connects from ${last}, which it has neither loaded nor received`);
      }
      if (isLoaded && (cursor?.epoch !== epoch || cursor.last !== last || cursor.needsLoad)) {
        cursors.set(socket.end, { epoch, last, needsLoad: false });
      }
    },

    frameWritten(socket, text) {
      const id = idOf(text);
      const known = connections.get(socket);
      if (id === 0 || !known) return;
      const { sent, isDense, epoch } = known;
      if (!isDense && extras.some((type) => isOf(text, type))) {
        world.wrong('S2', `${socket.end.name} receives what it does not know: ${text.slice(0, 200)}`);
      }
      if (epoch !== undefined) checkSameText(epoch, id, text);
      const isNext = sent === undefined || (isDense ? id === sent + 1 : id > sent);
      // A heartbeat asks for everything after its number again.
      const isReplay = !isNext && sent !== undefined && id <= sent && beginsReplay(known, id);
      if (!isNext && !isReplay && !isToldToLoad(known, id, text)) {
        wrong(id > (sent ?? 0) ? 'lost' : 'doubled', `the server writes ${id} to ${socket.end.name} after ${sent}`);
      }
      known.sent = id;
      // Without a known position the first message is RELOAD_GAME under the current number, in place of what that number
      // says.
      if (epoch !== undefined || sent !== undefined || !isOf(text, 'RELOAD_GAME')) known.written.add(id);
    },

    frameSent(socket, text) {
      const known = connections.get(socket);
      const [what, id] = text.split('|');
      if (what === 'thump thump') known?.asked.add(Number(id));
      else if (known) known.acked = Number(id);
    },

    beforeFrame(socket, text) {
      const tab = socket.end;
      const id = idOf(text);
      const cursor = cursors.get(tab);
      if (!isTab(tab) || id === 0 || !cursor) return undefined;
      const known = connections.get(socket);
      if (!known || known.epoch !== cursor.epoch) return undefined;
      const before = tab.game.get().view;
      known.acked = undefined;
      return () => {
        const isAcknowledged = known.acked === id;
        const isSame = tab.game.get().view === before;
        if (id <= cursor.last) {
          if (!isSame) wrong('doubled', `${tab.name} took ${id} once more, having ${cursor.last}`);
        } else if (id > cursor.last + 1) {
          if (!isSame || isAcknowledged) wrong('disordered', `${tab.name} took ${id} after ${cursor.last}`);
        } else if (isAcknowledged) {
          cursor.last = id;
          if (isUnreadable(text) || asksToLoad(text, before?.me.player_code ?? '')) cursor.needsLoad = true;
        } else if (!isUnreadable(text) && !cursor.needsLoad)
          wrong('lost', `${tab.name} did not take ${id}: ${text.slice(0, 200)}`);
      };
    },
  };
}

/**
 * A heartbeat asks for everything after its number again. Where numbers are left out, the replay may begin after a gap, but
 * not after anything that this client was sent before.
 */
function beginsReplay({ asked, written, isDense }: Written, id: number): boolean {
  for (const from of asked) {
    const isFirst = isDense ? id === from + 1 : id > from && ![...written].some((each) => each > from && each < id);
    if (isFirst) return asked.delete(from);
  }
  return false;
}

/** A heartbeat from further back than the replay reaches is answered with RELOAD_GAME, under the current number. */
function isToldToLoad({ sent, asked }: Written, id: number, text: string): boolean {
  if (id !== sent || !isOf(text, 'RELOAD_GAME')) return false;
  return [...asked].some((from) => id - from > replayMax && asked.delete(from));
}

/** The number in `{"msg_id":12,"data":…`, without parsing the rest. */
export function idOf(text: string): number {
  return Number.parseInt(text.slice('{"msg_id":'.length, '{"msg_id":'.length + 15), 10);
}

/** What the simulation has made unreadable says so. */
export function isUnreadable(text: string): boolean {
  return text.includes('\\"unreadable\\"');
}

/** Messages that make a client load the game again. */
function asksToLoad(text: string, me: string): boolean {
  if (isOf(text, 'RELOAD_GAME')) return true;
  if (isOf(text, 'ROUND_START')) return text.includes('\\"restart\\":true');
  if (isOf(text, 'DROP_PLAYER')) return isAbout(text, me) || text.includes('\\"was_captain\\":true');
  return isOf(text, 'PLAYER_APPROVED') && isAbout(text, me);
}

function isAbout(text: string, player_code: string): boolean {
  return text.includes(`\\"player_code\\":\\"${player_code}\\"`);
}

/** Whether the type of a frame's message begins with this. It is the first field, or follows an unknown one. */
export function isOf(text: string, type: string): boolean {
  const at = text.indexOf(typed) + typed.length;
  return text.startsWith(type, at);
}
const typed = '\\"type\\":\\"';
const extras = ['SKIP', 'THUMP', 'REVEAL', 'NUDGE'];

function isTab(end: ClientEnd): end is Tab {
  return 'game' in end;
}

function addressOf(url: string) {
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const last = query.get('last');
  return {
    last: last === null ? undefined : Number(last),
    epoch: query.get('e') ?? undefined,
    isDense: query.get('proto') === '2',
  };
}
