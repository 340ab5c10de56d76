import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientFrameMaxBytes, closeCodes, liveProtocol, parseClientFrame, pingMs, replayMax } from '@snug/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import type { Origins } from '../origins.ts';
import { accessOf, type LiveAddress, liveAddressOf } from './access.ts';
import { frameOf } from './frame.ts';
import { createRooms, type Listener } from './rooms.ts';
import { epochOf, position } from './stream.ts';

/** The live connections of this process. */
export interface Sockets {
  /** How many are open. */
  count(): number;
  /** Closes all with 1012, spread out so that they do not come back in one moment (G23). */
  close(): Promise<void>;
}

interface Connection extends Listener {
  readonly ws: WebSocket;
  readonly stream_id: string;
  readonly jti: string | undefined;
  awaitsPong: boolean;
  /** Being brought up to date from the log. */
  isCatchingUp: boolean;
  replayedAt: number;
}

/** A browser answers a ping at once; a phone in a lift may take a little. */
const pongMs = 10_000;
/** One replay by thump in this time: more is a client that asks in a loop (H16). */
const replayPauseMs = 5_000;
/** Frames that are none of the two texts before the connection ends. */
const malformedMax = 3;
/** Two phones, two tabs and a spare; the oldest makes room. */
const connectionsPerPlayer = 5;
/** A stop spreads its closes over this long at most. */
const spreadMs = 10_000;
/** Frames that come before the access is decided: a thump or two. */
const earlyFramesMax = 8;

const noGameAccess = '{"msg_id":0,"data":"{\\"type\\":\\"NO_GAME_ACCESS\\"}"}';
const thumpFrame = frameOf({ msg_id: 0, data: '{"type":"THUMP"}' });

export function openSockets(server: Server, house: House, origins: Origins, failed: (error: unknown) => void): Sockets {
  const { store, clock, doorbell, incarnation, positions } = house;
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: clientFrameMaxBytes });
  const rooms = createRooms(store.db, failed);
  const connections = new Set<Connection>();
  const byPlayer = new Map<string, Set<Connection>>();
  /** For each connection whose access is being decided: who moved or logged out meanwhile. */
  const deciding = new Set<Set<string>>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // What somebody sends as an address need not be one: `//` is none, and a throw in here would end the process.
    const url = URL.parse(request.url ?? '/', 'http://local');
    const address = url && liveAddressOf(url.pathname);
    if (!address || isClosing) {
      const status = address ? '503 Service Unavailable' : '404 Not Found';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const { origin, host } = request.headers;
    wss.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => ws.terminate());
      // A program may leave the Origin out: nothing that a browser sends by itself lets anybody in (H11).
      if (origin !== undefined && !origins.allows(origin, host)) return refuse(ws, closeCodes.noAccess);
      accept(ws, socket, address, url.searchParams).catch((error) => {
        failed(error);
        ws.close(1011);
      });
    });
  });

  async function accept(ws: WebSocket, socket: Duplex, address: LiveAddress, query: URLSearchParams): Promise<void> {
    const early: (string | undefined)[] = [];
    let hear = (text: string | undefined) => {
      if (early.length < earlyFramesMax) early.push(text);
    };
    ws.on('message', (data: Buffer, isBinary: boolean) => hear(isBinary ? undefined : data.toString()));

    const gone = new Set<string>();
    deciding.add(gone);
    const decided = await decide(address, query).finally(() => deciding.delete(gone));
    if (isClosing) return ws.close(closeCodes.restart);
    if (typeof decided === 'number') return refuse(ws, decided);
    if (decided === 'resync' || gone.has(decided.player_id)) return ws.close(closeCodes.resync);
    if (decided.jti !== undefined && gone.has(decided.jti)) return refuse(ws, closeCodes.tokenInvalid);
    if (ws.readyState !== ws.OPEN) return;

    const connection: Connection = {
      ...decided,
      ws,
      knowsExtras: query.get('proto') === liveProtocol,
      awaitsPong: false,
      isCatchingUp: false,
      replayedAt: Number.NEGATIVE_INFINITY,
      backlog: () => socket.writableLength,
      // Straight to the socket: the frame is made already, and without compression nothing of ws waits before it.
      write: (frame) => socket.write(frame),
      close: (code) => close(connection, code),
      isOpen: () => ws.readyState === ws.OPEN,
    };
    add(connection);
    ws.on('close', () => remove(connection));
    ws.on('pong', () => {
      connection.awaitsPong = false;
    });
    let malformed = 0;
    hear = (text) => {
      const frame = text === undefined ? undefined : parseClientFrame(text);
      // An acknowledgement needs nothing done: what is sent next is decided by the cursor (H9).
      if (frame?.kind === 'thump') heal(connection, frame.id).catch(failed);
      if (frame) return;
      malformed += 1;
      if (malformed >= malformedMax) ws.close(1008);
    };
    await catchUp(connection);
    for (const text of early) hear(text);
  }

  /** What the connection hears and from where on, `resync` when its cursor is of no use, or the code of a refusal. */
  async function decide(address: LiveAddress, query: URLSearchParams) {
    const access = await accessOf(house, address, query.get('token') || undefined);
    if ('refused' in access) return access.refused;
    const head = (await position(store.db, access.stream_id)) ?? 0;
    const sent = startOf(query, access.stream_id, access.player_id, head);
    return sent === undefined ? 'resync' : { ...access, sent };
  }

  /** Where a connection begins: at its cursor, else at its last load, else now. Undefined: it must load anew. */
  function startOf(query: URLSearchParams, stream_id: string, player_id: string, head: number): number | undefined {
    const epoch = epochOf(incarnation, stream_id);
    const last = query.get('last');
    if (last === null) return Math.min(positions.of(player_id, epoch) ?? head, head);
    if (!/^\d{1,15}$/.test(last) || query.get('e') !== epoch) return undefined;
    const cursor = Number(last);
    return cursor > head || head - cursor > replayMax ? undefined : cursor;
  }

  async function catchUp(connection: Connection): Promise<void> {
    connection.isCatchingUp = true;
    try {
      await rooms.follow(connection.stream_id, connection);
    } finally {
      connection.isCatchingUp = false;
    }
  }

  /** Answers a thump: whatever is newer than the client's last is sent again, in order and from the log (OPEN-84). */
  async function heal(connection: Connection, last: number): Promise<void> {
    if (connection.knowsExtras && connection.isOpen()) connection.write(thumpFrame);
    if (connection.isCatchingUp || last >= connection.sent) return;
    const now = clock.now();
    if (now - connection.replayedAt < replayPauseMs) return;
    if (connection.sent - last > replayMax) return connection.close(closeCodes.resync);
    connection.replayedAt = now;
    rooms.leave(connection.stream_id, connection);
    connection.sent = last;
    await catchUp(connection);
  }

  function add(connection: Connection): void {
    const own = byPlayer.get(connection.player_id) ?? new Set();
    byPlayer.set(connection.player_id, own);
    const [oldest] = own;
    if (oldest && own.size >= connectionsPerPlayer) oldest.close(closeCodes.superseded);
    own.add(connection);
    connections.add(connection);
  }

  function remove(connection: Connection): void {
    const { stream_id, player_id } = connection;
    rooms.leave(stream_id, connection);
    connections.delete(connection);
    const own = byPlayer.get(player_id);
    own?.delete(connection);
    if (own?.size === 0) byPlayer.delete(player_id);
  }

  function close(connection: Connection, code: number): void {
    remove(connection);
    connection.ws.close(code);
    // A reader that does not read does not answer the close either.
    clock.after(pongMs, () => connection.ws.terminate());
  }

  doorbell.listen({
    rang({ parcels, moved = [] }) {
      // First who no longer belongs here, so that not one message of the old place reaches them (H12).
      for (const player_id of moved) {
        for (const gone of deciding) gone.add(player_id);
        for (const connection of [...(byPlayer.get(player_id) ?? [])]) connection.close(closeCodes.resync);
      }
      rooms.deliver(parcels);
    },
    loggedOut(jti) {
      for (const gone of deciding) gone.add(jti);
      for (const connection of [...connections]) {
        if (connection.jti === jti) connection.close(closeCodes.tokenInvalid);
      }
    },
  });

  let stopPinging = clock.after(pingMs, pingAll);
  function pingAll(): void {
    for (const connection of connections) {
      connection.awaitsPong = true;
      connection.ws.ping();
    }
    clock.after(pongMs, () => {
      for (const connection of connections) if (connection.awaitsPong) connection.ws.terminate();
    });
    stopPinging = clock.after(pingMs, pingAll);
  }

  return {
    count: () => connections.size,
    async close() {
      isClosing = true;
      stopPinging();
      const all = [...connections];
      // A pub's few phones are let go at once, ten thousand over ten seconds.
      const stepMs = Math.min(1, spreadMs / Math.max(1, all.length));
      await Promise.all(all.map(({ ws }, n) => letGo(ws, n * stepMs)));
      wss.close();
    },
  };
}

/** After the upgrade: a browser cannot read the status of a refused one (E4). */
function refuse(ws: WebSocket, code: number): void {
  ws.send(noGameAccess);
  ws.close(code);
}

/** Closes with 1012 after a while, and says when to come back; whoever does not answer is cut off. */
async function letGo(ws: WebSocket, afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (ws.readyState === ws.CLOSED) return;
  const closed = new Promise((resolve) => ws.once('close', resolve));
  ws.close(closeCodes.restart, `retry_ms=${Math.round(500 + afterMs)}`);
  const cut = setTimeout(() => ws.terminate(), 1_000);
  await closed;
  clearTimeout(cut);
}
