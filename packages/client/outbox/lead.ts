import type { Clock, Random, Seams, Visibility } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { leadByLease } from './lead-by-lease.ts';
import { leadByLocks } from './lead-by-locks.ts';

/**
 * Which of a phone's tabs sends: the one that is used. It keeps the lead until another tab is used, dies or is hidden; then
 * another visible tab takes over. Two visible windows never fight: none takes the lead back by itself (G19).
 */
export interface Lead {
  isMine(): boolean;
  /** This tab is used: it leads from now on. */
  claim(): void;
  /** Leaves it to the others. */
  stop(): void;
}

export interface LeadOptions {
  readonly name: string;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly visibility: Visibility;
  /** It became mine: what the tab before left is mine to send. */
  readonly taken: () => void;
}

/** Locks where the browser has them; plain http in the LAN has none. */
export function createLead(locks: Seams['locks'], options: LeadOptions): Lead {
  return locks ? leadByLocks(locks, options) : leadByLease(options);
}
