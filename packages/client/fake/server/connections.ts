import { closeCodes, isExtra, livePaths, liveProtocol, meaningOf, parseClientFrame, replayMax } from '@snug/contract';
import type { Player } from '@snug/rules';
import { findPlayer } from '@snug/rules/memory';
import type { LiveSocket, SocketListener } from '../../live/socket.ts';
import type { Network } from './network.ts';
import type { FakeState } from './state.ts';
import { type FakeStreams, type StreamMessage, streamOf } from './streams.ts';

/** The live connections of a fake server. */
export interface FakeConnections {
  /** Opens a connection. A refused one is opened and then closed with a code, as on the real server. */
  connect(address: string, network: Network, listener: SocketListener): LiveSocket;
  /** Sends a command's messages. `moved`: players who change to another stream get their last messages of the old one. */
  deliver(messages: readonly StreamMessage[], moved: readonly string[]): void;
  /** Closes the connections of a login that has ended. */
  loggedOut(token: string): void;
  /** Closes the connections of this network with a code; 1006: a broken connection. */
  drop(network: Network, code: number, reason?: string): void;
  /** Leaves the connections open, but nothing arrives any more. */
  silence(network: Network): void;
  /** The number of open connections. */
  count(): number;
}

/** An admitted connection. */
interface Connection {
  readonly player_id: string;
  readonly stream: string;
  readonly token: string | undefined;
  readonly knowsExtras: boolean;
  /** The number of the last message sent on it. */
  sent: number;
  readonly socket: OpenSocket;
}

interface OpenSocket {
  readonly network: Network;
  write(msg_id: number, body: string): void;
  close(code: number, reason?: string): void;
  silence(): void;
}

const skip = JSON.stringify({ type: 'SKIP' });
const thumped = JSON.stringify({ type: 'THUMP' });
const noGameAccess = JSON.stringify({ type: 'NO_GAME_ACCESS' });
const reloadGame = JSON.stringify({ type: 'RELOAD_GAME' });

const addresses = (['player', 'watcher'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(`^${livePaths[kind].replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
}));

export function createConnections(state: FakeState, streams: FakeStreams): FakeConnections {
  const sockets = new Set<OpenSocket>();
  const connections = new Set<Connection>();

  function connect(address: string, network: Network, listener: SocketListener): LiveSocket {
    const down = network.queue();
    const up = network.queue();
    let connection: Connection | undefined;
    let isOver = false;
    let isSilent = false;

    function over(code: number, reason: string): void {
      if (isOver) return;
      isOver = true;
      forget();
      listener.closed(code, reason);
    }

    function forget(): void {
      sockets.delete(socket);
      if (connection) connections.delete(connection);
    }

    const socket: OpenSocket = {
      network,
      write(msg_id, body) {
        if (network.loses(msg_id)) return;
        down(() => !isOver && !isSilent && listener.heard(JSON.stringify({ msg_id, data: body })));
      },
      close(code, reason = '') {
        forget();
        // A broken connection ends at once; a close is delivered after the messages sent before it.
        if (code === 1006) over(code, reason);
        else down(() => over(code, reason));
      },
      silence() {
        isSilent = true;
      },
    };

    up(() => {
      if (isOver) return;
      if (network.isOffline()) return over(1006, '');
      sockets.add(socket);
      listener.opened();
      // A browser cannot read why an upgrade was refused, so every connection is opened, and then closed with a code.
      connection = enter(new URL(address, 'http://fake'), socket);
    });

    return {
      send(text) {
        const frame = parseClientFrame(text);
        up(() => {
          if (!isOver && connection && frame?.kind === 'thump' && !isSilent) replay(connection, frame.id);
        });
      },
      close() {
        isOver = true;
        forget();
      },
    };
  }

  /** Admits a connection to the stream of its address and sends what it missed, or closes it. */
  function enter(url: URL, socket: OpenSocket): Connection | undefined {
    const place = placeOf(url);
    const token = url.searchParams.get('token') ?? undefined;
    if (token !== undefined && !state.tokens.has(token)) return reject(socket, closeCodes.tokenInvalid);
    if (place?.game_id !== state.game.game_id) return reject(socket, closeCodes.gameGone);
    const player = playerAt(place.id, token);
    if (!player) return reject(socket, closeCodes.noAccess);
    const hasEpoch = url.searchParams.has('e');
    // A player who changed to another stream since the load must load again.
    if (!holds(player, place)) return reject(socket, hasEpoch ? closeCodes.resync : closeCodes.noAccess);

    const stream = streamOf(player);
    const head = streams.position(stream);
    const last = url.searchParams.get('last');
    const isOurs = url.searchParams.get('e') === streams.epoch(stream) && Number(last) <= head;
    if (last !== null && (!isOurs || head - Number(last) > replayMax)) return reject(socket, closeCodes.resync);

    const knowsExtras = url.searchParams.get('proto') === liveProtocol;
    const sent = last === null ? head : Number(last);
    const connection: Connection = { player_id: player.player_id, stream, token, knowsExtras, sent, socket };
    connections.add(connection);
    // An original client sends no cursor: it is told to load, by a message whose number it may have already.
    if (last === null && head > 0) socket.write(head, reloadGame);
    for (const message of streams.after(stream, sent)) write(connection, message);
    return connection;
  }

  function reject(socket: OpenSocket, code: number): undefined {
    if (meaningOf(code) === 'stop') socket.write(0, noGameAccess);
    socket.close(code);
  }

  function playerAt(id: string, token: string | undefined): Player | undefined {
    const account_id = token === undefined ? undefined : state.tokens.get(token);
    return findPlayer(state, { client_hash: id, account_id });
  }

  function holds({ status, teamid, player_code }: Player, { kind, code }: Place): boolean {
    if (kind === 'watcher') return status !== 'joined' && player_code === code;
    const team = state.teams.find((each) => each.teamid === teamid);
    return status === 'joined' && team?.team_code === code;
  }

  /** Answers a heartbeat, and sends again the messages after the client's last number. */
  function replay(connection: Connection, last: number): void {
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
  function sendFarewell(connection: Connection, messages: readonly StreamMessage[]): void {
    connections.delete(connection);
    const own = messages.filter(({ stream }) => stream === connection.stream);
    const isMeant = ({ only, farewell }: StreamMessage) => farewell || only === connection.player_id;
    const last = own.findLastIndex(isMeant);
    for (const message of own.slice(0, last + 1)) {
      if (isMeant(message)) connection.socket.write(message.seq, message.body);
      else if (connection.knowsExtras) connection.socket.write(message.seq, skip);
    }
    connection.socket.close(closeCodes.resync);
  }

  return {
    connect,

    deliver(messages, moved) {
      for (const connection of [...connections]) {
        if (moved.includes(connection.player_id)) sendFarewell(connection, messages);
        else for (const message of messages) if (message.stream === connection.stream) write(connection, message);
      }
    },

    loggedOut(token) {
      for (const each of [...connections]) if (each.token === token) each.socket.close(closeCodes.tokenInvalid);
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

/** The parts of a connection's address. */
interface Place {
  readonly kind: 'player' | 'watcher';
  readonly game_id: string;
  readonly id: string;
  /** The team's code or the player's. */
  readonly code: string;
}

function placeOf({ pathname }: URL): Place | undefined {
  for (const { kind, pattern } of addresses) {
    const found = pattern.exec(pathname)?.groups;
    if (!found) continue;
    const part = (name: string) => decodeURIComponent(found[name] ?? '');
    return {
      kind,
      game_id: part('game_id'),
      id: part('id'),
      code: part(kind === 'player' ? 'team_code' : 'player_code'),
    };
  }
  return undefined;
}
