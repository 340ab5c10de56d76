import { oneTimeCodeLifeMs, resendCodeMs } from '@snug/contract';
import { readJson } from '../read-json.ts';
import type { KeyStore } from '../storage.ts';

/** A code that was sent and not yet confirmed: what its step shows, never the code itself. */
export interface PendingCode {
  /** How many codes were sent to this contact. */
  readonly sent: number;
  /** When the latest was sent, in ms since 1970. */
  readonly sentAt: number;
}

interface Options<T> {
  readonly store: KeyStore;
  readonly key: string;
  readonly now: () => number;
  /** Checks a stored value, which may be anything (H68). */
  readonly accepts: (found: Partial<T>) => boolean;
  readonly show: (pending: T | undefined) => void;
}

/**
 * The code being asked for, if any. Stored for the session while the code is valid, because a phone may reload the page
 * after its owner has looked up the code in another app.
 */
export function pendingCode<T extends PendingCode>({ store, key, now, accepts, show }: Options<T>) {
  let pending = readJson(
    store,
    key,
    (found): found is T => isPending(found, now()) && accepts(found as unknown as Partial<T>),
  );
  let left: T | undefined;

  /** Asks for this code from now on, or for none. */
  function keep(next?: T): void {
    if (next) store.set(key, JSON.stringify(next));
    else store.remove(key);
    pending = next;
    show(next);
  }

  return {
    get: () => pending,
    keep,
    /** Leaves the code step, for something else or to look at what was typed. */
    leave() {
      left = pending;
      keep();
    },
    /** A code that was sent after its step was left: one to return to, and the screen stays. */
    leaveLate(late: T): void {
      left = late;
    },
    /** Returns to the code that was left, if it is the wanted one. Answers whether it does. */
    comeBack(isWanted: (left: T) => boolean): boolean {
      // The sent code is still valid, and the server would refuse another one so soon.
      if (!left || !isWanted(left) || now() - left.sentAt >= resendCodeMs) return false;
      keep(left);
      return true;
    },
    /** Forgets the stored code once the step is done. The screen stays as it is until it is left. */
    forget: () => store.remove(key),
  };
}

function isPending(found: unknown, now: number): found is PendingCode {
  if (typeof found !== 'object' || found === null) return false;
  const { sent, sentAt } = found as Partial<PendingCode>;
  if (!Number.isSafeInteger(sent) || !Number.isSafeInteger(sentAt)) return false;
  const age = now - Number(sentAt);
  // A time in the future was written under another clock, so the remaining wait is unknown.
  return Number(sent) > 0 && age >= 0 && age < oneTimeCodeLifeMs;
}
