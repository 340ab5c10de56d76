import type { Clock, Random } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import type { Outcome, StoredRecord } from './record.ts';
import type { StorageFallback } from './storage-fallback.ts';

/** A write on its way to the server, as it is stored: its content, its number, and in the end its outcome. */
export type QueueEntry<W extends object> = W &
  StoredRecord & {
    /** Written by another tab while this one was open: this tab cannot tell what that one knew. */
    readonly isTaken?: boolean;
  };

/** What came of a write that reached the server. */
export interface Reply<W> {
  /** `dropped`: it was withdrawn meanwhile. `parked`: put aside until it is put again. */
  readonly state: 'saved' | 'late' | 'dropped' | 'parked';
  /** What the server holds now, where that differs: another device or tab may have been faster. */
  readonly held?: Partial<W>;
  readonly reason?: string | undefined;
}

/** The state of an entry: on this device, being sent, waiting to be sent again by itself, or its outcome. */
export type QueueEntryState = 'local' | 'sending' | 'waiting' | Outcome;

export interface OutboxOptions<W extends object> {
  readonly keyOf: (write: W) => string;
  /** The write in a stored record, if it is one of this player. */
  readonly read: (key: string, record: StoredRecord) => QueueEntry<W> | undefined;
  /** Whether the server orders the writes of a key by their numbers. */
  readonly isNumbered: (write: W) => boolean;
  readonly fallback: StorageFallback;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  /** Rejects with `Refused`, or with any other error when the server was not reached. */
  readonly send: (entry: QueueEntry<W>, keepalive: boolean) => Promise<Reply<W>>;
  /** Reports the state of the newest write of a key. Once it is over, the entry is what the server holds. */
  readonly changed: (entry: QueueEntry<W>, state: QueueEntryState, reason?: string) => void;
  /** Whether this tab sends the entries that all tabs share. Entries in its own memory it sends in any case. */
  readonly isLeading: () => boolean;
  readonly clock: Clock;
  readonly random: Random;
}
