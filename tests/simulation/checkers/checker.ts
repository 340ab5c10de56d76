import type { ConnectionState } from '@snug/client';
import type { NetworkObserver, Phone, Tab } from '@snug/testing/simulation';
import type { GameNews } from '../../../packages/server/foundation/pub-sub.ts';

/** Verifies one promise while a game is played. Every hook is optional: a checker implements those it needs. */
export interface Checker extends Partial<Omit<NetworkObserver, 'frameReceived'>> {
  /** Before a phone receives a frame; the returned function is called afterwards. */
  beforeFrame?(socket: Parameters<NetworkObserver['frameReceived']>[0], text: string): (() => void) | undefined;
  /** The server has committed something, and publishes it. */
  published?(ring: GameNews): void;
  /** A server process has started. */
  serverStarted?(): Promise<void> | void;
  /** A tab's game has changed. */
  gameChanged?(tab: Tab): void;
  /** A tab's connection has changed its state. */
  connectionChanged?(tab: Tab, from: ConnectionState, to: ConnectionState): void;
  /** A player or the browser resumes a tab: from now on it may connect again. */
  tabResumed?(tab: Tab, isDeliberate?: boolean): void;
  /** A line that flickered has been good for 3 s. */
  lineIsGood?(phone: Phone): void;
  /** Faults are over, and everything has had its time. */
  settled?(): Promise<void> | void;
}
