import { createLiveSockets } from './live-sockets.ts';
import type { NetworkSeams } from './network-seams.ts';
import { createNetworkState, type Direction, type NetworkConditions } from './network-state.ts';
import { createRequests } from './requests.ts';

export type VirtualNetwork = ReturnType<typeof createVirtualNetwork>;

/** A phone's network to the server, with everything that can happen to it. */
export function createVirtualNetwork(name: string, seams: NetworkSeams) {
  const { kernel, random, faults } = seams;
  const state = createNetworkState(kernel, random, faults);
  const requests = createRequests(name, state, seams);
  const sockets = createLiveSockets(name, state, seams);

  return {
    fetch: requests.fetch,
    connect: sockets.connect,
    setConditions(conditions: NetworkConditions): void {
      state.conditions = conditions;
    },
    setOffline(isOffline: boolean): void {
      state.isOffline = isOffline;
    },
    /** Loses everything under way in both directions (F1); each end notices soon. Returns whether there was something. */
    cut(noticedWithinMs?: number): boolean {
      const isAsking = requests.count() > 0;
      requests.cut(noticedWithinMs);
      return sockets.cut(noticedWithinMs) || isAsking;
    },
    /** From now on everything in this direction is lost without an error (F2, F3). Returns whether a connection was open. */
    swallow(direction: Direction | 'both'): boolean {
      state.swallowed = direction;
      return sockets.silence(direction);
    },
    /** New connections work again; dead ones stay dead. */
    heal(): void {
      state.swallowed = undefined;
    },
    /** For so long the phone reads nothing: the server holds it back (F23). */
    stall(ms: number): void {
      state.stalledUntil = kernel.now() + ms;
      kernel.after(ms, sockets.resumeReading);
    },
    /** The server has died: its connections and requests break. */
    serverDied(): void {
      requests.serverDied();
      sockets.serverDied();
    },
    /** Whether a connection is open in which the phone receives but is not received: only the server can find that out. */
    isHalfOpen: sockets.isHalfOpen,
    /** What is under way now. */
    load: () => ({ requests: requests.count(), sockets: sockets.count() }),
  };
}
