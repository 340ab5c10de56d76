import type { Clock } from '../../seams.ts';
import type { Rows } from '../rows.ts';

/** The network between a phone and the server, as a story or a test sets it. */
export interface FakeNetwork {
  /** Calls fail and connections break until `online`. */
  offline(): void;
  online(): void;
  /** The delay of every response and message in milliseconds; 0 for none. */
  slow(ms: number): void;
  /** The open connections carry nothing any more in either direction, without being closed. New ones work. */
  silenceConnections(): void;
  /** Breaks the connections that are open; with a code, closes them as the server would (`closeCodes` of the contract). */
  dropConnections(code?: number, reason?: string): void;
  /** Drops the next live messages, which leaves a gap in their numbers. */
  loseMessages(count?: number): void;
  /** The next such call is refused with this status; to the client 500 and above is a network error. It is not executed. */
  fail(row: keyof Rows, status: number, detail?: string): void;
  /** The next such call is executed, but its response is lost. */
  swallow(row: keyof Rows): void;
}

/** The network as the fake server uses it. */
export interface Network {
  readonly controls: FakeNetwork;
  isOffline(): boolean;
  delayMs(): number;
  /** Whether the next frame is dropped. Each call counts as one frame. */
  loses(msg_id: number): boolean;
  /** The fault of the next call of this name. Each use counts. */
  fault(row: string): Fault | undefined;
  /** One direction of a connection; it keeps the order of messages. */
  queue(): (run: () => void) => void;
  /** Whether it is this network, or the shared one. */
  isPartOf(network: Network): boolean;
}

export type Fault = { readonly status: number; readonly detail: string } | 'swallowed';

/** The connections that run through a network. */
export interface NetworkConnections {
  /** Closes the connections of this network with a code; 1006: a broken connection. */
  drop(network: Network, code: number, reason?: string): void;
  /** Leaves the connections open, but nothing arrives any more. */
  silence(network: Network): void;
}

export interface NetworkOptions {
  readonly clock: Clock;
  readonly connections: NetworkConnections;
  /** The network that all phones share; a fault of either one applies. */
  readonly shared?: Network;
}

export function createNetwork({ clock, connections, shared }: NetworkOptions): Network {
  let isOffline = false;
  let delayMs = 0;
  let lost = 0;
  const faults: { row: string; fault: Fault }[] = [];

  const network: Network = {
    isOffline: () => isOffline || shared?.isOffline() === true,
    delayMs: () => delayMs + (shared?.delayMs() ?? 0),

    loses(msg_id) {
      // A message outside the sequence leaves no gap.
      if (msg_id === 0) return false;
      if (lost === 0) return shared?.loses(msg_id) === true;
      lost -= 1;
      return true;
    },

    fault(row) {
      const place = faults.findIndex((each) => each.row === row);
      if (place < 0) return shared?.fault(row);
      return faults.splice(place, 1)[0]?.fault;
    },

    queue() {
      let tail = Promise.resolve();
      return (run) => {
        const ms = network.delayMs();
        // Its delay starts now, even if earlier messages are still delayed.
        const due = ms === 0 ? undefined : new Promise<void>((resolve) => clock.after(ms, resolve));
        tail = tail.then(() => due).then(run);
      };
    },

    isPartOf: (other) => other === network || other === shared,

    controls: {
      offline() {
        isOffline = true;
        connections.drop(network, 1006);
      },
      online() {
        isOffline = false;
      },
      slow(ms) {
        delayMs = ms;
      },
      silenceConnections: () => connections.silence(network),
      dropConnections: (code = 1006, reason) => connections.drop(network, code, reason),
      loseMessages(count = 1) {
        lost += count;
      },
      fail: (row, status, detail = '') => void faults.push({ row, fault: { status, detail } }),
      swallow: (row) => void faults.push({ row, fault: 'swallowed' }),
    },
  };
  return network;
}
