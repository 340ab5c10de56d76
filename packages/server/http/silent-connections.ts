import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../foundation/network-of.ts';

/** More browsers than connect in one moment in one place. */
const silentMax = 1_000;

/**
 * Bounds the connections of an address on which no whole request has come yet: one more cuts the oldest of them. A browser's
 * is silent for a moment; somebody who opens thousands and says nothing competes with themselves alone.
 */
export function boundSilentConnections(server: Server, most = silentMax): void {
  const silent = new Map<string, Set<Socket>>();

  const spoke = (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const others = silent.get(address);
    if (others?.delete(socket) && others.size === 0) silent.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const others = silent.get(address) ?? new Set();
    silent.set(address, others.add(socket));
    // Its address is unknown once it is closed.
    socket.once('close', () => {
      if (others.delete(socket) && others.size === 0 && silent.get(address) === others) silent.delete(address);
    });
    const [oldest] = others;
    if (others.size > most) oldest?.destroy();
  });
  const asked = ({ socket }: IncomingMessage) => spoke(socket);
  server.prependListener('request', asked);
  server.prependListener('upgrade', asked);
}
