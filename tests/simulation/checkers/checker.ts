import type { ConnectionState } from '@snug/client';
import type { Ring } from '../../../packages/server/live/doorbell.ts';
import type { NetworkObserver } from '../network/wire.ts';
import type { Tab } from '../phone/tab.ts';

/** Looks at all that happens for one promise. Every part is optional: each looks only where its promise could break. */
export interface Checker extends Partial<Omit<NetworkObserver, 'frameReceived'>> {
  /** Before a phone hears something; what it answers is called afterwards. */
  beforeFrame?(line: Parameters<NetworkObserver['frameReceived']>[0], text: string): (() => void) | undefined;
  /** The server has put something on disk, and rings for it. */
  published?(ring: Ring): void;
  /** A process of the server has begun. */
  serverStarted?(): Promise<void> | void;
  /** A tab's game is different. */
  gameChanged?(tab: Tab): void;
  /** A tab's connection went on to another state. */
  connectionChanged?(tab: Tab, from: ConnectionState, to: ConnectionState): void;
  /** A person or the browser wakes a tab: from now on it may connect again. */
  tabResumed?(tab: Tab, isDeliberate?: boolean): void;
  /** Faults are over, and everything has had its time. */
  settled?(): Promise<void> | void;
}
