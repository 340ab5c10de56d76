import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may be under way. Browsers and proxies send the next one after the reply. */
const underWayMax = 4;

/**
 * Cuts a connection that sends many requests without waiting for the replies: Node hands over all requests of a read at once, some
 * 1,800, so that a few such connections hold up everybody's.
 */
export function cutPipelines(answer: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What was read with the request that was one too many.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > underWayMax) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
