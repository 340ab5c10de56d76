import type { ConnectionState } from '@snug/client';
import type { GameNews } from '../../../packages/server/foundation/pub-sub.ts';
import type { Witness } from '../network/wire.ts';
import type { Tab } from '../phone/tab.ts';

/** Looks at all that happens for one promise. Every part is optional: each looks only where its promise could break. */
export interface Checker extends Partial<Omit<Witness, 'heard'>> {
  /** Before a phone hears something; what it answers is called afterwards. */
  hearing?(line: Parameters<Witness['heard']>[0], text: string): (() => void) | undefined;
  /** The server has put something on disk, and rings for it. */
  rang?(ring: GameNews): void;
  /** A process of the server has begun. */
  started?(): Promise<void> | void;
  /** A tab's game is different. */
  changed?(tab: Tab): void;
  /** A tab's connection went on to another state. */
  moved?(tab: Tab, from: ConnectionState, to: ConnectionState): void;
  /** A person or the browser wakes a tab: from now on it may connect again. */
  resumed?(tab: Tab, isWish?: boolean): void;
  /** Faults are over, and everything has had its time. */
  atRest?(): Promise<void> | void;
}
