import { closeCodes, isExtra, meaningOf, parseClientFrame, replayMax } from '@snug/contract';
import type { LiveSocket, SocketListener } from '../../live/socket.ts';
import { type Admission, admit } from './admission.ts';
import type { Network, NetworkConnections } from './network.ts';
import { type OpenSocket, openSocket } from './open-socket.ts';
import type { FakeState } from './state.ts';
import type { FakeStreams, StreamMessage } from './streams.ts';

/** The live connections of a fake server. */
export interface FakeConnections extends NetworkConnections {
  /** Opens a connection. A refused one is opened and then closed with a code, as on the real server. */
  connect(address: string, network: Network, listener: SocketListener): LiveSocket;
  /** Sends a command's messages. `moved`: players who change to another stream get their last messages of the old one. */
  deliver(messages: readonly StreamMessage[], moved: readonly string[]): void;
  /** Closes the connections of a login that has ended. */
  loggedOut(token: string): void;
  /** The number of open connections. */
  count(): number;
}

/** An admitted connection. */
interface Connection extends Omit<Admission, 'hasCursor' | 'last'> {
  readonly socket: OpenSocket;
  /** The number of the last message sent on it. */
  sent: number;
}

const skip = JSON.stringify({ type: 'SKIP' });
const thumped = JSON.stringify({ type: 'THUMP' });
const noGameAccess = JSON.stringify({ type: 'NO_GAME_ACCESS' });
const reloadGame = JSON.stringify({ type: 'RELOAD_GAME' });

export function createConnections(state: FakeState, streams: FakeStreams): FakeConnections {
  const sockets = new Set<OpenSocket>();
  const connections = new Map<OpenSocket, Connection>();

  function enter(url: URL, socket: OpenSocket): void {
    const admission = admit(state, streams, url);
    if (typeof admission === 'number') {
      reject(socket, admission);
      return;
    }
    const { hasCursor, last, ...rest } = admission;
    const connection: Connection = { ...rest, sent: last, socket };
    connections.set(socket, connection);
    // An original client is told to load, by a message whose number it may have already.
    if (!hasCursor && last > 0) socket.write(last, reloadGame);
    for (const message of streams.after(rest.stream, last)) write(connection, message);
  }

  return {
    connect: (address, network, phone) =>
      openSocket(network, phone, {
        opened(socket) {
          sockets.add(socket);
          enter(new URL(address, 'http://fake'), socket);
        },
        heard(socket, text) {
          const connection = connections.get(socket);
          const frame = parseClientFrame(text);
          if (connection && frame?.kind === 'thump') answer(connection, frame.id, streams);
        },
        gone(socket) {
          sockets.delete(socket);
          connections.delete(socket);
        },
      }),

    deliver(messages, moved) {
      for (const connection of [...connections.values()]) {
        const own = messages.filter(({ stream }) => stream === connection.stream);
        if (moved.includes(connection.player_id)) sendFarewell(connection, own);
        else for (const message of own) write(connection, message);
      }
    },

    loggedOut(token) {
      for (const each of [...connections.values()])
        if (each.token === token) each.socket.close(closeCodes.tokenInvalid);
    },

    drop(network, code, reason) {
      for (const socket of [...sockets]) if (socket.network.isPartOf(network)) socket.close(code, reason);
    },

    silence(network) {
      for (const socket of sockets) if (socket.network.isPartOf(network)) socket.silence();
    },

    count: () => connections.size,
  };
}

function reject(socket: OpenSocket, code: number): void {
  if (meaningOf(code) === 'stop') socket.write(0, noGameAccess);
  socket.close(code);
}

/** Answers a heartbeat, and sends again the messages after the client's last number. */
function answer(connection: Connection, last: number, streams: FakeStreams): void {
  if (connection.knowsExtras) connection.socket.write(0, thumped);
  if (connection.sent - last > replayMax) connection.socket.close(closeCodes.resync);
  else for (const message of streams.after(connection.stream, last)) write(connection, message);
}

function write(connection: Connection, { seq, body, only }: StreamMessage): void {
  connection.sent = seq;
  // Messages beyond the specification's 29 are sent to clients that know them only; others see a gap in the numbers.
  if (isExtra(body) && !connection.knowsExtras) return;
  if (only === undefined || only === connection.player_id) connection.socket.write(seq, body);
  else if (connection.knowsExtras) connection.socket.write(seq, skip);
}

/** Sends a player who changes streams the messages for them alone and the farewell, and nothing after it. */
function sendFarewell({ player_id, knowsExtras, socket }: Connection, messages: readonly StreamMessage[]): void {
  const isMeant = ({ only, farewell }: StreamMessage) => farewell || only === player_id;
  const last = messages.findLastIndex(isMeant);
  for (const message of messages.slice(0, last + 1)) {
    if (isMeant(message)) socket.write(message.seq, message.body);
    else if (knowsExtras) socket.write(message.seq, skip);
  }
  socket.close(closeCodes.resync);
}
