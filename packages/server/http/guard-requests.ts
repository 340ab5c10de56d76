import type { RequestListener } from 'node:http';
import { refuseByHand } from './errors.ts';
import type { UnderWay } from './under-way.ts';

/** Requests of one connection that may be under way. Browsers and proxies send the next one after the reply. */
const underWayMax = 4;

/**
 * Ends connections that send what no browser does and what costs far more to read than to send, before anything else is
 * done for them. Requests without a wait for the replies: Node hands over all of one read at once, some 1,800. Bodies in
 * chunks: of one byte each there are 10,900 in a read. A browser says how long a body is.
 */
export function guardRequests(answer: RequestListener, underWay: UnderWay): RequestListener {
  return (request, response) => {
    const { socket } = request;
    // What was read with the request that ended the connection.
    if (socket.destroyed) return;
    if (request.headers['transfer-encoding'] !== undefined) return refuseByHand(socket, 'ERR_LENGTH_REQUIRED');
    if (underWay(socket) > underWayMax) return void socket.destroy();
    answer(request, response);
  };
}
