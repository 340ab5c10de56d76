import type { VirtualNetwork } from '../network/virtual-network.ts';

/** A player with a page of an older version, opened long ago and never reloaded. */
export interface OlderClient {
  readonly name: string;
  readonly team: number;
  readonly network: VirtualNetwork;
  /** Plays until everything settles. */
  start(): void;
  /** Sends the heartbeat at once. */
  sendHeartbeat(): void;
  /** What it shows, and what a load would show now; undefined where it cannot be up to date. */
  compare(): Promise<{ shown: unknown; expected: unknown } | undefined>;
}
