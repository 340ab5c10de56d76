/** The database failed. `busy`: it may succeed later; anything else is a bug. */
export class StoreError extends Error {
  readonly busy: boolean;
  constructor(message: string, busy: boolean) {
    super(message);
    this.name = 'StoreError';
    this.busy = busy;
  }
}

/**
 * SQLite's primary result codes of errors that are temporary or that the operator can fix: busy, locked, read-only, I/O
 * error, full, cannot open.
 */
const passing = new Set([5, 6, 8, 10, 13, 14]);

export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, errcode } = error as { message?: string; errcode?: number };
  // The low byte is the primary code; the rest is detail.
  return new StoreError(message ?? String(error), errcode !== undefined && passing.has(errcode & 0xff));
}
