import { type KeyStore, readJson } from '@snug/client';
import { oneTimeCodeLifeMs, resendCodeMs } from '@snug/contract';
import { useRef, useState } from 'react';

/** A code on its way: what its step shows, and never the code. */
export interface OpenCode {
  /** How many were sent to this contact. */
  readonly sent: number;
  /** When the latest was, in ms since 1970. */
  readonly sentAt: number;
}

interface Options<T> {
  readonly store: KeyStore;
  readonly key: string;
  readonly now: () => number;
  /** What a page finds there may be anything (H68). */
  readonly accepts: (found: Partial<T>) => boolean;
}

/**
 * The code that is asked for, if one is. Kept for the session as long as it can be used: who looks it up in another app
 * may come back to a page that was loaded anew.
 */
export function useOpenCode<T extends OpenCode>({ store, key, now, accepts }: Options<T>) {
  const [open, setOpen] = useState(() =>
    readJson(store, key, (found): found is T => isOpen(found, now()) && accepts(found as Partial<T>)),
  );
  const left = useRef<T>(undefined);

  /** Asks for the code of this one, from now on; for none without. */
  function keep(next?: T): void {
    if (next) store.set(key, JSON.stringify(next));
    else store.remove(key);
    setOpen(next);
  }

  return {
    open,
    keep,
    /** Turns away from the code, for something else or to look at what was typed. */
    leave() {
      left.current = open;
      keep();
    },
    /** Asks once more for the code that was turned away from, if it is for what is wanted now. Answers whether it does. */
    comeBack(isWanted: (left: T) => boolean): boolean {
      const before = left.current;
      // The code that was sent is still good, and another so soon would be refused.
      if (!before || !isWanted(before) || now() - before.sentAt >= resendCodeMs) return false;
      keep(before);
      return true;
    },
    /** For a step that is done: the screen stays what it is until it is left. */
    forget: () => store.remove(key),
  };
}

function isOpen(found: unknown, now: number): found is OpenCode {
  if (typeof found !== 'object' || found === null) return false;
  const { sent, sentAt } = found as Partial<OpenCode>;
  if (!Number.isSafeInteger(sent) || !Number.isSafeInteger(sentAt)) return false;
  const age = now - Number(sentAt);
  // One from the future was written under another clock: how long it waits nobody knows.
  return Number(sent) > 0 && age >= 0 && age < oneTimeCodeLifeMs;
}
