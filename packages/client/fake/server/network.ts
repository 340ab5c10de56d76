import type { Clock } from '../../seams.ts';
import type { Rows } from '../rows.ts';
import type { FakeConnections } from './connections.ts';

/** The network between a phone and the server, as a story or a test sets it. */
export interface FakeNetwork {
  /** Calls fail and connections break until `online`. */
  offline(): void;
  online(): void;
  /** Every answer and every message takes this many milliseconds; 0 for none. */
  slow(ms: number): void;
  /** The connections that are open carry nothing any more, either way: dead sockets that do not know it. New ones work. */
  silenceConnections(): void;
  /** Breaks the connections that are open; with a code, closes them as the server would (`closeCodes` of the contract). */
  dropConnections(code?: number, reason?: string): void;
  /** The next so many live messages never arrive: the numbers after them make a gap. */
  loseMessages(count?: number): void;
  /** The next such call is refused with this status; to the client 500 and above is a network error. It is not carried out. */
  fail(row: keyof Rows, status: number, detail?: string): void;
  /** The next such call is carried out, and its reply is lost. */
  swallow(row: keyof Rows): void;
}

/** The same, as the server sees it. */
export interface Network {
  readonly controls: FakeNetwork;
  isOffline(): boolean;
  delayMs(): number;
  /** Whether a frame with this number is lost; counts. */
  loses(msg_id: number): boolean;
  /** What happens to the next call of this name; counts. */
  fault(row: string): Fault | undefined;
  /** One direction of a connection, in which order is kept. */
  queue(): (run: () => void) => void;
  /** It is this network, or the one that everybody shares. */
  isPartOf(network: Network): boolean;
}

export type Fault = { readonly status: number; readonly detail: string } | 'swallowed';

export interface NetworkOptions {
  readonly clock: Clock;
  readonly connections: Pick<FakeConnections, 'drop' | 'silence'>;
  /** The network that everybody shares, to which this one phone's own comes on top. */
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
        // Its delay begins now, however long the one before it still takes.
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
