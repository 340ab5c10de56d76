import type { LiveSocket, SocketListener } from '@snug/client';
import type { NetworkSeams } from './network-seams.ts';
import type { Direction, NetworkState } from './network-state.ts';
import { OpenSocket, type SocketParts } from './open-socket.ts';
import type { ClientEnd } from './wire.ts';

/** The live connections of one phone. */
export function createLiveSockets(name: string, state: NetworkState, seams: NetworkSeams) {
  const { kernel, random } = seams;
  const sockets = new Set<OpenSocket>();
  const parts: SocketParts = { name, state, seams, forget: (socket) => sockets.delete(socket) };

  return {
    connect(end: ClientEnd, url: string, listener: SocketListener): LiveSocket {
      const socket = new OpenSocket(parts, end, url, listener);
      sockets.add(socket);
      socket.start();
      return socket;
    },

    count: () => sockets.size,

    /** A connection that both ends consider open, in which the phone receives but is not received. */
    isHalfOpen: () =>
      [...sockets].some(({ isUp, isOver, isDeadUp, isDeadDown }) => isUp && !isOver && isDeadUp && !isDeadDown),

    /** Loses everything under way in both directions; each end notices by itself. Returns whether there was something. */
    cut(noticedWithinMs = 2_000): boolean {
      const open = [...sockets].filter(({ isOver }) => !isOver);
      const isHit = open.some(({ inFlight }) => inFlight > 0);
      for (const socket of open) {
        socket.isDeadUp = true;
        socket.isDeadDown = true;
        kernel.after(random.between(0, noticedWithinMs), () => socket.lose());
        if (random.chance(0.5)) kernel.after(random.between(0, noticedWithinMs), () => socket.dropAtServer());
      }
      return isHit;
    },

    /** Existing connections stay dead in this direction. Returns whether there was one. */
    silence(direction: Direction | 'both'): boolean {
      const open = [...sockets].filter(({ isOver, isUp }) => !isOver && isUp);
      for (const socket of open) {
        if (direction !== 'down') socket.isDeadUp = true;
        if (direction !== 'up') socket.isDeadDown = true;
      }
      return open.length > 0;
    },

    /** The server holds nothing any more for a phone that did not read. */
    resumeReading(): void {
      for (const socket of sockets) socket.bufferedBytes = 0;
    },

    serverDied(): void {
      for (const socket of [...sockets]) socket.serverDied();
    },
  };
}
