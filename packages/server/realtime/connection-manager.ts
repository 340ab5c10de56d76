import { closeCodes, liveProtocol, meaningOf, replayMax } from '@snug/contract';
import { epochOf, position, type StreamMessage } from '../database/message-log.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { accessOf, type LiveAddress } from './access.ts';
import { createChannels } from './channels.ts';
import { type Beginning, Connection, type ConnectionEvents, type ConnectionSocket } from './connection.ts';
import { frameOf } from './encoded-frame.ts';
import { createOpenConnections } from './open-connections.ts';

/** The live connections of this process, whatever they came by. */
export interface ConnectionManager {
  /** Takes in who has come. Refuses by a close, if at all. */
  enter(line: ConnectionSocket, arrival: Arrival): Connection;
  /** Looks after all connections: pings, silence, backlog, frames. To be called once a second. */
  beat(): void;
  /** How many are open. */
  count(): number;
  /** Closes all with 1012, spread out so that they do not come back in one moment (G23). */
  close(): Promise<void>;
}

/** What is known of somebody who comes, before it is known who they are. */
export interface Arrival {
  /** The caller's address, as limits count it. */
  readonly from: string;
  readonly address: LiveAddress;
  readonly query: URLSearchParams;
  /** A page of somebody else's sends them. */
  readonly isForeign: boolean;
}

export interface ConnectionManagerOptions {
  /** Connections that one address may have open: a pub shares one. */
  readonly perAddress: number;
  readonly failed: (error: unknown) => void;
}

/** The database is waited for this long, on who may hear what. */
const handshakeMs = 5_000;
/** One replay by thump in this time: more is a client that asks in a loop (H16). */
const replayPauseMs = 5_000;
/** Two phones, two tabs and a spare; the oldest makes room. */
const connectionsPerPlayer = 5;
/** A stop spreads its closes over this long at most. */
const spreadMs = 10_000;
/** An address that has its sockets may come again after this long. */
const crowdedMs = 30_000;
/** Who does not answer a goodbye within this is cut off. */
const goodbyeMs = 1_000;

/** A client may close with any number: those that mean nothing are counted as one. */
const knownCodes = new Set<number>([...Object.values(closeCodes), 1000, 1001, 1005, 1006, 1008, 1009, 1011, 1013]);

const noGameAccess = frameOf({ msg_id: 0, data: '{"type":"NO_GAME_ACCESS"}' });
/** What goes wrong on our side before anybody is let in is said, and the client comes again. */
const failedFrame = frameOf({ msg_id: 0, data: JSON.stringify({ type: 'WEBSOCKET_ERROR', error: details.bug }) });
const busyFrame = frameOf({ msg_id: 0, data: JSON.stringify({ type: 'WEBSOCKET_ERROR', error: details.busy }) });
const thumpFrame = frameOf({ msg_id: 0, data: '{"type":"THUMP"}' });
const reloadGame = '{"type":"RELOAD_GAME"}';

/** Where a connection begins, `resync` when its cursor is of no use, or the code of a refusal. */
type Decision = (Beginning & { readonly mustReload: boolean }) | 'resync' | number;

export function createConnectionManager(
  context: ServerContext,
  { perAddress, failed }: ConnectionManagerOptions,
): ConnectionManager {
  const { store, clock, random, pubSub, incarnation, positions, metrics, rateLimits } = context;
  const crowd = createOpenConnections(perAddress);
  const rooms = createChannels({
    db: store.db,
    clock,
    failed,
    counts: { delivered: (count) => metrics.delivered.inc(count), healed: () => metrics.healed.inc() },
  });
  /** For each connection whose access is being decided: who moved or logged out meanwhile. */
  const deciding = new Set<Set<string>>();
  let isClosing = false;

  metrics.gauge('snug_connections', 'Live connections that are open.', crowd.size);
  metrics.gauge('snug_rooms_behind', 'Streams whose listeners have heard less than is in the log.', rooms.behind);

  const desk: ConnectionEvents = {
    random,
    thumped: (connection, last) => void heal(connection, last).catch(failed),
    ended,
  };

  function enter(line: ConnectionSocket, arrival: Arrival): Connection {
    const connection = new Connection(line, arrival.from, desk);
    if (!crowd.enter(connection)) connection.close(closeCodes.rate, `retry_ms=${crowdedMs}`);
    // A program may leave the Origin out: nothing that a browser sends by itself lets anybody in (H11).
    else if (arrival.isForeign) turnAway(connection, closeCodes.noAccess);
    else {
      accept(connection, arrival).catch((error) => {
        failed(error);
        fail(connection, failedFrame, 1011);
      });
    }
    return connection;
  }

  async function accept(connection: Connection, { address, query }: Arrival): Promise<void> {
    const gone = new Set<string>();
    deciding.add(gone);
    // 1013, try again later: a database that is busy for so long has no time for one more.
    const giveUp = clock.after(handshakeMs, () => fail(connection, busyFrame, 1013));
    try {
      seat(connection, await decide(address, query), gone);
    } finally {
      giveUp();
      deciding.delete(gone);
    }
    if (!connection.isOpen()) return;
    await catchUp(connection);
    connection.begun();
  }

  /** Lets a connection in as decided, unless something stands against it by now. */
  function seat(connection: Connection, decided: Decision, gone: ReadonlySet<string>): void {
    if (!connection.isOpen()) return;
    const code = obstacle(decided, gone);
    const waitS = typeof decided === 'object' && code === undefined ? waitBefore(decided.player_id) : 0;
    if (waitS > 0) connection.close(closeCodes.rate, `retry_ms=${waitS * 1_000}`);
    else if (code !== undefined) turnAway(connection, code);
    else if (typeof decided === 'object') begin(connection, decided);
  }

  function obstacle(decided: Decision, gone: ReadonlySet<string>): number | undefined {
    if (isClosing) return closeCodes.restart;
    if (typeof decided === 'number') return decided;
    if (decided === 'resync' || gone.has(decided.player_id)) return closeCodes.resync;
    return decided.login !== undefined && gone.has(decided.login) ? closeCodes.tokenInvalid : undefined;
  }

  function begin(connection: Connection, beginning: Beginning & { readonly mustReload: boolean }): void {
    const open = crowd.of(beginning.player_id);
    if (open.length >= connectionsPerPlayer) open[0]?.close(closeCodes.superseded);
    connection.begin(beginning);
    crowd.seat(connection);
    metrics.connects.inc();
    if (connection.hasCursor) metrics.resumes.inc();
    if (!beginning.mustReload) return;
    // Nothing is known to be dealt with before it has loaded: where that fails, the next connection is told again.
    connection.acked = 0;
    connection.write(frameOf({ msg_id: connection.sent, data: reloadGame }));
  }

  /** What the connection hears and from where on, `resync` when its cursor is of no use, or the code of a refusal. */
  async function decide(address: LiveAddress, query: URLSearchParams): Promise<Decision> {
    const access = await accessOf(context, address, query.get('token') || undefined);
    // Whoever has loaded this game and is somewhere else in it since is not refused: they load again.
    if ('moved' in access) return query.has('e') ? 'resync' : closeCodes.noAccess;
    if ('refused' in access) return access.refused;
    const knowsExtras = query.get('proto') === liveProtocol;
    const epoch = epochOf(incarnation, access.stream_id);
    const last = query.get('last');
    const head = await headFor(access.stream_id, last === null ? Number.POSITIVE_INFINITY : Number(last));
    if (last !== null) {
      const isOurs = /^\d{1,15}$/.test(last) && query.get('e') === epoch;
      const sent = Number(last);
      if (!isOurs || sent > head || head - sent > replayMax) return 'resync';
      return { ...access, knowsExtras, hasCursor: true, sent, mustReload: false };
    }
    // An original client: from its load on. Where that is not known, or is too far back, it is told to load: whoever
    // has this number already takes it for a repeat.
    const known = positions.begin(access.player_id, epoch, head);
    return { ...access, knowsExtras, hasCursor: false, sent: known ?? head, mustReload: known === undefined };
  }

  /** Where a stream stands. The room knows, unless the client may have seen what is about to ring. */
  async function headFor(stream_id: string, seen: number): Promise<number> {
    const head = rooms.head(stream_id);
    return head !== undefined && !(seen > head) ? head : ((await position(store.db, stream_id)) ?? 0);
  }

  /** Seconds until the player may connect once more. */
  function waitBefore(player_id: string): number {
    try {
      rateLimits.take('socketConnects', player_id);
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.retryAfterS ?? 1;
      throw error;
    }
  }

  async function catchUp(connection: Connection): Promise<void> {
    connection.isCatchingUp = true;
    try {
      await rooms.follow(connection);
    } finally {
      connection.isCatchingUp = false;
    }
  }

  /** Answers a thump: whatever is newer than the client's last is sent again, in order and from the log (OPEN-84). */
  async function heal(connection: Connection, last: number): Promise<void> {
    if (connection.knowsExtras && connection.isOpen()) connection.write(thumpFrame);
    rooms.heal(connection.stream_id);
    if (connection.isCatchingUp || last >= connection.sent) return;
    const now = clock.now();
    if (now - connection.replayedAt < replayPauseMs) return;
    connection.replayedAt = now;
    if (connection.sent - last > replayMax) {
      if (connection.hasCursor) connection.close(closeCodes.resync);
      else connection.write(frameOf({ msg_id: connection.sent, data: reloadGame }));
      return;
    }
    metrics.replays.inc();
    rooms.leave(connection);
    connection.sent = last;
    await catchUp(connection);
  }

  function ended(connection: Connection, code: number): void {
    crowd.leave(connection);
    metrics.closes.inc({ code: knownCodes.has(code) ? code : 'other' });
    if (code === closeCodes.resync) metrics.resyncs.inc();
    const { player_id, stream_id, hasCursor, sent, acked } = connection;
    if (stream_id === '') return;
    rooms.leave(connection);
    if (!hasCursor) positions.ended(player_id, epochOf(incarnation, stream_id), { sent, acked });
  }

  function fail(connection: Connection, frame: Buffer, code: number): void {
    if (connection.isOpen()) connection.write(frame);
    connection.close(code);
  }

  /** After the upgrade: a browser cannot read the status of a refused one (E4). */
  function turnAway(connection: Connection, code: number): void {
    if (meaningOf(code) === 'stop') connection.write(noGameAccess);
    connection.close(code);
  }

  /** Lets a connection go that belongs elsewhere now, with the last words that are meant for it. */
  async function sendAway(connection: Connection, parcels: readonly StreamMessage[]): Promise<void> {
    // From here on the room has nothing more for it (H12).
    rooms.leave(connection);
    connection.isLeaving = true;
    try {
      await rooms.farewell(connection, parcels);
    } finally {
      connection.close(closeCodes.resync);
    }
  }

  pubSub.listen({
    rang({ parcels, moved = [] }) {
      // First who no longer belongs here, so that not one message of the old place reaches them.
      for (const player_id of moved) {
        for (const gone of deciding) gone.add(player_id);
        for (const connection of crowd.of(player_id)) sendAway(connection, parcels).catch(failed);
      }
      rooms.deliver(parcels);
    },
    loggedOut(login) {
      for (const gone of deciding) gone.add(login);
      for (const connection of crowd.all()) if (connection.login === login) connection.close(closeCodes.tokenInvalid);
    },
  });

  async function close(): Promise<void> {
    isClosing = true;
    const all = [...crowd.all()];
    // A pub's few phones are let go at once, ten thousand over ten seconds.
    const stepMs = Math.min(1, spreadMs / Math.max(1, all.length));
    const began = clock.now();
    for (let count = 0; count < all.length; await pause(1)) {
      // At least what was waited for, and no longer than it may take: somebody may set the clock meanwhile.
      const sinceMs = Math.min(spreadMs, Math.max(count * stepMs, clock.now() - began));
      const due = Math.ceil((sinceMs + 1) / stepMs);
      for (const connection of all.slice(count, due)) {
        connection.close(closeCodes.restart, `retry_ms=${Math.round(500 + sinceMs)}`);
      }
      count = due;
    }
    for (let waitedMs = 0; waitedMs < goodbyeMs && crowd.size() > 0; waitedMs += 10) await pause(10);
    for (const connection of crowd.all()) connection.terminate();
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => clock.after(ms, resolve));
  }

  return {
    enter,
    beat() {
      for (const connection of crowd.all()) connection.beat();
    },
    count: crowd.size,
    close,
  };
}
