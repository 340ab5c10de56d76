import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  clientFrameMaxBytes,
  closeCodes,
  liveProtocol,
  type Message,
  parseClientFrame,
  pingMs,
  replayMax,
} from '@snug/contract';
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
  replayedAt: number;
}

/** A browser answers a ping at once; a phone in a lift may take a little. */
const pongMs = 10_000;
/** One replay by thump in this time: more is a client that asks in a loop. */
const replayPauseMs = 5_000;
const malformedMax = 3;
/** Two phones, two tabs and a spare; the oldest makes room. */
const connectionsPerPlayer = 5;
/** A stop spreads its closes over this long at most. */
const spreadMs = 10_000;
/** Frames that may arrive before the access is decided are at most a thump or two. */
const earlyFramesMax = 8;

export function openSockets(server: Server, house: House, origins: Origins, failed: (error: unknown) => void): Sockets {
  const { store, clock, doorbell, incarnation, positions } = house;
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: clientFrameMaxBytes });
  const rooms = createRooms(store.db, failed);
  const connections = new Set<Connection>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', 'http://local');
    const address = liveAddressOf(url.pathname);
    const { origin, host } = request.headers;
    if (!address || isClosing || (origin !== undefined && !origins.allows(origin, host))) {
      const status = !address ? '404 Not Found' : isClosing ? '503 Service Unavailable' : '403 Forbidden';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, socket, head, (ws) => {
      accept(ws, socket, address, url.searchParams).catch((error) => {
        failed(error);
        ws.close(1011);
      });
    });
  });

  async function accept(ws: WebSocket, socket: Duplex, address: LiveAddress, query: URLSearchParams): Promise<void> {
    const early: string[] = [];
    const keepEarly = (data: Buffer, isBinary: boolean) => {
      if (!isBinary && early.length < earlyFramesMax) early.push(data.toString());
    };
    ws.on('message', keepEarly);
    ws.on('error', () => ws.terminate());

    const access = await accessOf(house, address, query.get('token') || undefined);
    if ('refused' in access) {
      // After the upgrade: a browser cannot read the status of a refused one (E4).
      send(ws, { type: 'NO_GAME_ACCESS' });
      ws.close(access.refused);
      return;
    }
    const { stream_id, player_id, jti } = access;
    const knowsExtras = query.get('proto') === liveProtocol;
    const head = (await position(store.db, stream_id)) ?? 0;
    const start = startOf(query, stream_id, player_id, head);
    if (start === undefined) return ws.close(closeCodes.resync);
    // Whoever left meanwhile, or hears another audience since, is not added any more.
    if (ws.readyState !== ws.OPEN) return;

    const connection: Connection = {
      ws,
      stream_id,
      player_id,
      jti,
      knowsExtras,
      sent: start,
      awaitsPong: false,
      replayedAt: Number.NEGATIVE_INFINITY,
      backlog: () => socket.writableLength,
      // Straight to the socket: the frame is made already, and without compression nothing of ws waits before it.
      write: (frame) => socket.write(frame),
      close: (code) => close(connection, code),
      isOpen: () => ws.readyState === ws.OPEN,
    };
    makeRoom(player_id);
    connections.add(connection);
    ws.on('close', () => {
      connections.delete(connection);
      rooms.leave(stream_id, connection);
    });
    ws.on('pong', () => {
      connection.awaitsPong = false;
    });
    let malformed = 0;
    const hear = (text: string | undefined) => {
      const frame = text === undefined ? undefined : parseClientFrame(text);
      if (!frame) {
        malformed += 1;
        if (malformed >= malformedMax) ws.close(1008);
        return;
      }
      // An acknowledgement needs nothing done: what to send next is decided by the cursor (H9).
      if (frame.kind === 'thump') heal(connection, frame.id).catch(failed);
    };
    ws.off('message', keepEarly);
    ws.on('message', (data: Buffer, isBinary) => hear(isBinary ? undefined : data.toString()));
    await rooms.follow(stream_id, connection);
    for (const text of early) hear(text);
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

  /** Answers a thump: whatever is newer than the client's last is sent again, in order and from the log (OPEN-84). */
  async function heal(connection: Connection, last: number): Promise<void> {
    if (connection.knowsExtras) connection.write(thumpFrame);
    const now = clock.now();
    if (last >= connection.sent || now - connection.replayedAt < replayPauseMs) return;
    if (connection.sent - last > replayMax) return connection.close(closeCodes.resync);
    connection.replayedAt = now;
    rooms.leave(connection.stream_id, connection);
    connection.sent = last;
    await rooms.follow(connection.stream_id, connection);
  }

  function makeRoom(player_id: string): void {
    const own = [...connections].filter((connection) => connection.player_id === player_id);
    for (const oldest of own.slice(0, Math.max(0, own.length - connectionsPerPlayer + 1))) {
      oldest.close(closeCodes.superseded);
    }
  }

  function close({ ws, stream_id }: Connection, code: number): void {
    const connection = [...connections].find((each) => each.ws === ws);
    if (connection) {
      connections.delete(connection);
      rooms.leave(stream_id, connection);
    }
    ws.close(code);
    // A reader that does not read does not answer the close either.
    clock.after(pongMs, () => ws.terminate());
  }

  doorbell.listen({
    rang({ parcels, moved = [] }) {
      // First who no longer belongs here, so that not one message of the old place reaches them (H12).
      if (moved.length > 0) {
        for (const connection of [...connections]) {
          if (moved.includes(connection.player_id)) connection.close(closeCodes.resync);
        }
      }
      rooms.deliver(parcels);
    },
    loggedOut(jti) {
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
      // A pub's few phones are let go at once; ten thousand over ten seconds.
      const stepMs = Math.min(1, spreadMs / Math.max(1, all.length));
      await Promise.all(
        all.map(
          ({ ws }, n) =>
            new Promise<void>((resolve) => {
              ws.once('close', () => resolve());
              setTimeout(() => {
                ws.close(closeCodes.restart, `retry_ms=${Math.floor(n * stepMs)}`);
                setTimeout(() => ws.terminate(), 1_000).unref();
              }, n * stepMs);
            }),
        ),
      );
      wss.close();
    },
  };
}

const thumpFrame = frameOf({ msg_id: 0, data: '{"type":"THUMP"}' });

function send(ws: WebSocket, message: Message): void {
  ws.send(JSON.stringify({ msg_id: 0, data: JSON.stringify(message) }));
}
