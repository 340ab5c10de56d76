import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../foundation/network-of.ts';
import type { UnderWay } from './under-way.ts';

/** More browsers than connect in one moment in one place. */
const silentMax = 1_000;
/** A browser keeps up to six for its next requests: those of a full pub whose phones load in one moment. */
const idleMax = 2_000;
/** Those whose reply is under way: a full pub's phones with all the files of a page, or held up at a door. */
const answeringMax = 3_000;
/** At all addresses together, of each kind. */
const inAllMax = 8_000;

/**
 * Bounds the connections of an address on which no whole request has come yet, those whose reply is under way, as it is for
 * ever where nobody reads it, and those that have been answered and ask nothing more: one more cuts the oldest of its kind,
 * there or else at the address that has most. A browser opens a new one when it needs one; somebody who opens thousands a
 * second cuts besides their own only one whose request takes long to follow.
 */
export function boundConnections(
  server: Server,
  underWay: UnderWay,
  most = { silent: silentMax, answering: answeringMax, idle: idleMax, inAll: inAllMax },
): void {
  const silent = createBound(most.silent, most.inAll);
  const answering = createBound(most.answering, most.inAll);
  const idle = createBound(most.idle, most.inAll);

  server.on('connection', (socket: Socket) => silent.add(socket));
  const asked = ({ socket }: IncomingMessage) => {
    silent.remove(socket);
    idle.remove(socket);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    asked(request);
    const { socket } = request;
    if (socket.destroyed) return;
    answering.add(socket);
    response.once('close', () => {
      if (underWay(socket) > 0) return;
      answering.remove(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
  server.on('upgrade', asked);
}

/** Connections by their address, of which one too many cuts the oldest. */
function createBound(most: number, inAll: number) {
  const byAddress = new Map<string, Set<Socket>>();
  /** Of each connection: its address is unknown once it is closed. */
  const addresses = new WeakMap<Socket, string>();
  let count = 0;

  function remove(socket: Socket): void {
    const address = addresses.get(socket) ?? '';
    const others = byAddress.get(address);
    if (!others?.delete(socket)) return;
    count -= 1;
    if (others.size === 0) byAddress.delete(address);
  }

  function fullest(): Set<Socket> {
    return [...byAddress.values()].reduce((most, others) => (others.size > most.size ? others : most));
  }

  function cutOldest(sockets: Set<Socket>): void {
    const [oldest] = sockets;
    if (!oldest) return;
    remove(oldest);
    oldest.destroy();
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
      if (!others.has(socket)) count += 1;
      byAddress.set(address, others.add(socket));
      if (others.size > most) cutOldest(others);
      else if (count > inAll) cutOldest(fullest());
    },
  };
}
