import type { Clock, Random, Visibility } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';

/**
 * Decides which of the browser's tabs sends: the one in use. It leads until another tab is used, or until it dies or is
 * hidden and a visible tab takes over. Two visible windows never compete: neither takes the lead back by itself (G19).
 */
export interface Lead {
  isMine(): boolean;
  /** This tab is in use: it leads from now on. */
  claim(): void;
  /** Leaves leadership to the other tabs. */
  stop(): void;
}

export interface LeadOptions {
  readonly name: string;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly visibility: Visibility;
  /** Called when this tab becomes the leader: it sends what the previous one left. */
  readonly taken: () => void;
}
