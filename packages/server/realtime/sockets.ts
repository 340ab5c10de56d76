import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientFrameMaxBytes } from '@snug/contract';
import { type ServerOptions, WebSocketServer } from 'ws';
import { closingMs, endSocket } from '../foundation/end-socket.ts';
import { networkOf } from '../foundation/network-of.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { liveAddressOf } from './access.ts';
import { ConnectionManager, type ConnectionManagerOptions } from './connection-manager.ts';
import { LiveSocket } from './live-socket.ts';

export interface SocketsOptions extends ConnectionManagerOptions {
  /** The sites whose pages may open connections. */
  readonly origins: { allows(origin: string, hostHeader: string | undefined): boolean };
  /** How many proxies in front are trusted about the caller's address. */
  readonly trustProxy: number;
}

/** A venue's phones come through one address, and so do those of a few venues behind one provider (H15). */
export const defaultSocketsPerAddress = 500;

/** All connections are checked once in this time. */
const beatMs = 1_000;

/** These are younger than the types. */
const upgrading: ServerOptions<typeof LiveSocket> & { closeTimeout: number; maxFragments: number } = {
  noServer: true,
  WebSocket: LiveSocket,
  // The connection answers pings, and counts them.
  autoPong: false,
  // UTF-8 is not checked: a frame that is not one of two ASCII texts is malformed anyway.
  skipUTF8Validation: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: clientFrameMaxBytes,
  // Empty ones have no payload. A client's texts come in one.
  maxFragments: 16,
  closeTimeout: closingMs,
};

/** Accepts live connections as WebSocket upgrades of the server. */
export function openSockets(
  server: Server,
  context: ServerContext,
  options: SocketsOptions,
): Pick<ConnectionManager, 'count' | 'close'> {
  const { clock } = context;
  const { origins } = options;
  const wss = new WebSocketServer<typeof LiveSocket>(upgrading);
  const manager = new ConnectionManager(context, options);
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    // A path need not parse as a URL: `//` does not, and an exception in here would end the process.
    const url = URL.parse(request.url ?? '/', 'http://local');
    const address = url && liveAddressOf(url.pathname);
    if (!address || isClosing) {
      const status = address ? '503 Service Unavailable' : '404 Not Found';
      return endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    }
    wss.handleUpgrade(request, socket, head, (ws) => {
      socket.removeListener('error', destroy);
      const from = networkOf(callerOf(request, options.trustProxy));
      const { origin, host } = request.headers;
      const isForeign = origin !== undefined && !origins.allows(origin, host);
      // Node's own servers upgrade sockets of the network and nothing else.
      ws.bind(socket as Socket, (live) => manager.enter(live, { from, address, query: url.searchParams, isForeign }));
    });
  });

  let stopBeating = clock.after(beatMs, beat);
  function beat(): void {
    manager.beat();
    stopBeating = clock.after(beatMs, beat);
  }

  return {
    count: () => manager.count(),
    async close() {
      isClosing = true;
      stopBeating();
      // Keeps the process alive: the clock's timers do not, and once the last socket is gone the process could end before
      // the rest of the stop is sent and written.
      const awake = setInterval(() => {}, closingMs);
      await manager.close().finally(() => clearInterval(awake));
      wss.close();
    },
  };
}

/** The caller's address as the trusted proxies report it: each adds the address that it was called from. */
function callerOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...forwarded.reverse().map((hop) => hop.trim())].filter(
    (hop) => hop !== '',
  );
  return hops[Math.min(trustProxy, hops.length - 1)] ?? '';
}

function destroy(this: Duplex): void {
  this.destroy();
}
