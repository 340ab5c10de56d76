import type { LiveSocket, SocketListener } from '@snug/client';
import { createLiveSockets } from './live-sockets.ts';
import type { NetworkSeams } from './network-seams.ts';
import { createNetworkState, type Direction, type NetworkConditions } from './network-state.ts';
import { createRequests } from './requests.ts';
import type { ClientEnd } from './wire.ts';

/** A phone's network to the server, with everything that can happen to it. */
export interface VirtualNetwork {
  fetch(end: ClientEnd, url: string, init: RequestInit): Promise<Response>;
  connect(end: ClientEnd, url: string, listener: SocketListener): LiveSocket;
  setConditions(conditions: NetworkConditions): void;
  setOffline(isOffline: boolean): void;
  /** Loses everything under way in both directions (F1). Returns whether there was something. */
  cut(): boolean;
  /** From now on everything in this direction is lost without an error (F2, F3). Returns whether a connection was open. */
  swallow(direction: Direction | 'both'): boolean;
  /** New connections work again; dead ones stay dead. */
  heal(): void;
  /** For so long the phone reads nothing: the server holds it back (F23). */
  stall(ms: number): void;
  /** The server has died: its connections and requests break. */
  serverDied(): void;
  /** Whether a connection is open in which the phone receives but is not received: only the server can find that out. */
  isHalfOpen(): boolean;
  /** What is under way now. */
  load(): { requests: number; sockets: number };
}

export function createVirtualNetwork(name: string, seams: NetworkSeams): VirtualNetwork {
  const { kernel, random, faults } = seams;
  const state = createNetworkState(kernel, random, faults);
  const requests = createRequests(name, state, seams);
  const sockets = createLiveSockets(name, state, seams);

  return {
    fetch: requests.fetch,
    connect: sockets.connect,
    setConditions(conditions) {
      state.conditions = conditions;
    },
    setOffline(isOffline) {
      state.isOffline = isOffline;
    },
    cut() {
      const isAsking = requests.count() > 0;
      requests.cut();
      return sockets.cut() || isAsking;
    },
    swallow(direction) {
      state.swallowed = direction;
      return sockets.silence(direction);
    },
    heal() {
      state.swallowed = undefined;
    },
    stall(ms) {
      state.stalledUntil = kernel.now() + ms;
      kernel.after(ms, sockets.resumeReading);
    },
    serverDied() {
      requests.serverDied();
      sockets.serverDied();
    },
    isHalfOpen: sockets.isHalfOpen,
    load: () => ({ requests: requests.count(), sockets: sockets.count() }),
  };
}
