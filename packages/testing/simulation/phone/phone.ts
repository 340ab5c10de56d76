import type { GameClient, GameResults, PageEvent, Random, SnugClient } from '@snug/client';
import type { fakeLocks } from '../../client/fake-locks.ts';
import type { StorageArea } from '../../client/storage-area.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Trace } from '../kernel/trace.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { ClientEnd } from '../network/wire.ts';
import type { Page } from './page.ts';
import type { VirtualDatabase } from './virtual-database.ts';

export interface PhoneSeams {
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly random: SeededRandom & Random;
  readonly network: VirtualNetwork;
  readonly origin: string;
  readonly gameId: string;
  /** Whether its pages show the results. */
  readonly showsResults: boolean;
  /** A tab's game has changed. */
  changed(tab: Tab): void;
  /** A tab is resumed. `isDeliberate`: a person wants the game loaded again, by the button or by logging in. */
  resumed(tab: Tab, isDeliberate?: boolean): void;
  unauthorized(tab: Tab): void;
}

/** One device with a browser: what its tabs share, and what happens to all of them at once. */
export interface Phone {
  readonly name: string;
  readonly network: VirtualNetwork;
  readonly local: StorageArea;
  readonly database: VirtualDatabase;
  readonly locks: ReturnType<typeof fakeLocks>;
  /** On plain http in a LAN there are no locks; some browsers have no database in private windows. */
  readonly hasLocks: boolean;
  readonly hasDatabase: boolean;
  /** How far its clock is ahead of the true time. */
  clockOffMs: number;
  isAsleep: boolean;
  readonly tabs: readonly Tab[];
  cookies(): string;
  /** Stores the cookie of a reply. */
  setCookie(header: string): void;
  open(restored?: Map<string, string>): Tab;
  /** A tab wrote to local storage: the others get the event a moment later. */
  localChanged(by: Tab | undefined, key: string | undefined): void;
  /** Timers stop, and connections are dead without an error (F13). */
  sleep(): void;
  wake(): void;
  dispatch(event: PageEvent): void;
  /** Removes everything from its storage. */
  wipe(): void;
}

/** One page in a phone's browser: a real client with virtual seams. */
export interface Tab extends ClientEnd {
  readonly phone: Phone;
  readonly client: SnugClient;
  readonly game: GameClient;
  /** The results as the screen has them; undefined where nobody looks at them. */
  readonly results: GameResults | undefined;
  readonly page: Page;
  /** Opens the game; until then it is a page from which one joins. */
  follow(): void;
  /** Presses the Refresh button. */
  refresh(): void;
  readonly isFollowing: boolean;
  isFrozen: boolean;
  isDead: boolean;
  /** How many timers are set. */
  timers(): number;
  /** The timer that was set last. */
  latestTimer(): number;
  /** Whether the current step was started by this timer. */
  isIn(timer: number): boolean;
  /** Another tab of the phone, or the browser itself, changed local storage; no key: all of it. */
  storageChanged(key: string | undefined): void;
  /** Runs what arrived while it was frozen, one thing after another. */
  thaw(): void;
  /** The browser ends it: none of its code runs any more. Returns its session storage, which some browsers restore. */
  kill(): Map<string, string>;
}

/** Older clients and quizmasters have no tab. */
export function isTab(end: ClientEnd): end is Tab {
  return 'game' in end;
}
