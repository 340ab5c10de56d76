import type { Duplex } from 'node:stream';

/** Whoever has been sent the last of a connection and does not close their side is cut off after this. */
export const closingMs = 1_000;

/** Writes the last reply of a connection, which is cut soon after: a caller that never closes its own side would hold it for good. */
export function endSocket(socket: Duplex, reply: string): void {
  socket.end(reply);
  // Not cut at once: bytes that were not read yet would make the system drop the reply.
  const timer = setTimeout(() => socket.destroy(), closingMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
