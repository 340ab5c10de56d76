import { closeCodes } from '@snug/contract';
import type { Clock } from '../foundation/seams.ts';
import type { OpenConnections } from './open-connections.ts';

/** The longest time over which a stop spreads its closes. */
const spreadMs = 10_000;
/** A client that does not answer its close within this is cut off. */
const goodbyeMs = 1_000;

/** Closes all connections with 1012, spread out so that they do not come back in one moment (G23). */
export async function closeGradually(clock: Clock, open: OpenConnections): Promise<void> {
  const all = [...open.all()];
  // A pub's few connections are closed at once, ten thousand over ten seconds.
  const stepMs = Math.min(1, spreadMs / Math.max(1, all.length));
  const began = clock.now();
  for (let count = 0; count < all.length; await pause(clock, 1)) {
    // At least the time waited, and no more than the longest allowed: the system's clock may be set meanwhile.
    const sinceMs = Math.min(spreadMs, Math.max(count * stepMs, clock.now() - began));
    const due = Math.ceil((sinceMs + 1) / stepMs);
    for (const connection of all.slice(count, due)) {
      connection.close(closeCodes.restart, `retry_ms=${Math.round(500 + sinceMs)}`);
    }
    count = due;
  }
  for (let waitedMs = 0; waitedMs < goodbyeMs && open.size() > 0; waitedMs += 10) await pause(clock, 10);
  for (const connection of open.all()) connection.terminate();
}

function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}
