import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../foundation/network-of.ts';

/** More browsers than connect in one moment in one place. */
const silentMax = 1_000;
/** A browser keeps six for its next requests: those of more phones than a pub holds. */
const idleMax = 4_000;

/**
 * Bounds the connections of an address on which no whole request has come yet, and those that have been answered and ask
 * nothing more: one more cuts the oldest of its kind. A browser opens a new one when it needs one; somebody who opens thousands
 * competes with themselves alone.
 */
export function boundSilentConnections(server: Server, most = { silent: silentMax, idle: idleMax }): void {
  const silent = createBound(most.silent);
  const idle = createBound(most.idle);
  /** Requests under way: a browser may send the next one before it has its reply. */
  const underWay = new WeakMap<Socket, number>();

  server.on('connection', (socket: Socket) => silent.add(socket));
  const asked = ({ socket }: IncomingMessage) => {
    silent.remove(socket);
    idle.remove(socket);
  };
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    asked(request);
    const { socket } = request;
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const others = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, others);
      if (others === 0 && !socket.destroyed) idle.add(socket);
    });
  });
  server.prependListener('upgrade', asked);
}

/** Connections by their address, of which one too many cuts the oldest. */
function createBound(most: number) {
  const byAddress = new Map<string, Set<Socket>>();
  /** Of each connection: its address is unknown once it is closed. */
  const addresses = new WeakMap<Socket, string>();

  function remove(socket: Socket): void {
    const address = addresses.get(socket) ?? '';
    const others = byAddress.get(address);
    if (others?.delete(socket) && others.size === 0) byAddress.delete(address);
  }

  return {
    remove,
    add(socket: Socket): void {
      if (!addresses.has(socket)) {
        addresses.set(socket, networkOf(socket.remoteAddress ?? ''));
        socket.once('close', () => remove(socket));
      }
      const address = addresses.get(socket) ?? '';
      const others = byAddress.get(address) ?? new Set();
      byAddress.set(address, others.add(socket));
      const [oldest] = others;
      if (others.size <= most || !oldest) return;
      remove(oldest);
      oldest.destroy();
    },
  };
}
