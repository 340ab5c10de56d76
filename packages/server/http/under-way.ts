import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection are under way: a browser may send the next one before it has its reply. */
export type UnderWay = (socket: Socket) => number;

/** Counts the requests of each connection until their replies are through, or cut. Whoever reads the counts listens after it. */
export function countUnderWay(server: Server): UnderWay {
  const counts = new WeakMap<Socket, number>();
  const underWay: UnderWay = (socket) => counts.get(socket) ?? 0;
  server.on('request', ({ socket }, response) => {
    counts.set(socket, underWay(socket) + 1);
    response.once('close', () => counts.set(socket, underWay(socket) - 1));
  });
  return underWay;
}
