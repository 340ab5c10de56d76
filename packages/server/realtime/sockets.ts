import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientFrameMaxBytes } from '@snug/contract';
import { type ServerOptions, WebSocketServer } from 'ws';
import { networkOf } from '../foundation/network-of.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Origins } from '../http/origins.ts';
import { liveAddressOf } from './access.ts';
import { type ConnectionManager, createConnectionManager } from './connection-manager.ts';
import { LiveSocket } from './live-socket.ts';

export interface SocketsOptions {
  readonly origins: Origins;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustProxy: number;
  /** Sockets that one address may have open: a pub shares one. */
  readonly perAddress: number;
  readonly failed: (error: unknown) => void;
}

/** A venue's phones come through one address, and so do those of a few venues behind one provider (H15). */
export const defaultSocketsPerAddress = 500;

/** Who does not answer a close within this is cut off. */
const closingMs = 10_000;
/** Connections are looked after once in this time. */
const beatMs = 1_000;

/** `closeTimeout` is younger than the types. */
const upgrading: ServerOptions<typeof LiveSocket> & { closeTimeout: number } = {
  noServer: true,
  WebSocket: LiveSocket,
  // Answered by the connection, which counts them.
  autoPong: false,
  // Whatever is not the bytes of one of two texts is malformed anyway.
  skipUTF8Validation: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: clientFrameMaxBytes,
  closeTimeout: closingMs,
};

/** Lets live connections in by WebSocket upgrades of the server. */
export function openSockets(
  server: Server,
  context: ServerContext,
  options: SocketsOptions,
): Pick<ConnectionManager, 'count' | 'close'> {
  const { clock } = context;
  const { origins } = options;
  const wss = new WebSocketServer<typeof LiveSocket>(upgrading);
  const lobby = createConnectionManager(context, options);
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    // What somebody sends as an address need not be one: `//` is none, and a throw in here would end the process.
    const url = URL.parse(request.url ?? '/', 'http://local');
    const address = url && liveAddressOf(url.pathname);
    if (!address || isClosing) {
      const status = address ? '503 Service Unavailable' : '404 Not Found';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, socket, head, (ws) => {
      socket.removeListener('error', destroy);
      const from = networkOf(callerOf(request, options.trustProxy));
      const { origin, host } = request.headers;
      const isForeign = origin !== undefined && !origins.allows(origin, host);
      // Node's own servers upgrade sockets of the network and nothing else.
      ws.bind(socket as Socket, (line) => lobby.enter(line, { from, address, query: url.searchParams, isForeign }));
    });
  });

  let stopBeating = clock.after(beatMs, beat);
  function beat(): void {
    lobby.beat();
    stopBeating = clock.after(beatMs, beat);
  }

  return {
    count: lobby.count,
    async close() {
      isClosing = true;
      stopBeating();
      // The clock's waits keep no process alive, and with the last socket gone nothing else may: what comes after this
      // is still to be told, and written.
      const awake = setInterval(() => {}, closingMs);
      await lobby.close().finally(() => clearInterval(awake));
      wss.close();
    },
  };
}

/** The caller's address as the believed proxies tell it, each of which adds the one that it heard from. */
function callerOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...told.reverse().map((hop) => hop.trim())].filter((hop) => hop !== '');
  return hops[Math.min(trustProxy, hops.length - 1)] ?? '';
}

function destroy(this: Duplex): void {
  this.destroy();
}
