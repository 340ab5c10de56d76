/** The prefix of every key in which records are stored. */
export const keyPrefix = 'snug_';

/** How a write ended: at the server in time, or after submissions closed; refused; given up; or put aside until it is put again. */
export type Outcome = 'saved' | 'late' | 'refused' | 'dropped' | 'parked';

/** What every stored record has. One record per key says all about a write: its content, and once it is over, its outcome. */
export interface StoredRecord {
  /** The number of this browser's write: the highest under a key wins, and the server ignores a lower one (H19). */
  readonly seq: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Absent while it waits to be sent. */
  readonly state?: Outcome | undefined;
  /** The server's text when refused. */
  readonly reason?: string | undefined;
}

/** Whether this record replaces the other under their key: by its number, or as the outcome of the same write. */
export function isNewer(one: StoredRecord, other: StoredRecord): boolean {
  return one.seq > other.seq || (one.seq === other.seq && one.state !== undefined && other.state === undefined);
}

/** The record in a text, if it is one. An earlier version stored submissions without number and time. */
export function recordIn(text = ''): StoredRecord | undefined {
  try {
    const record = JSON.parse(text);
    const isKept = typeof record?.at === 'number' || typeof record?.id === 'string';
    return isKept ? { ...record, seq: Number(record.seq) || 0 } : undefined;
  } catch {
    return undefined;
  }
}
