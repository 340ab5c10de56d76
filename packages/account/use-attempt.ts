import { type Caller, detailOf, Refused } from '@snug/client';
import { useLayoutEffect, useRef, useState } from 'react';

interface Trouble {
  readonly text: string;
  /** The server's status; undefined in weather. */
  readonly status?: number;
}

/** Runs calls. What fails becomes the sentence shown: the server's own where it gave one (ERR-38). */
export function useAttempt(call: Caller, say: { readonly somethingWrong: string; readonly noReply: string }) {
  const [trouble, setTrouble] = useState<Trouble>();
  const waiting = useRef<AbortController>(undefined);

  /** Turns away from what is under way: whenever its answer comes, no screen moves. */
  function abandon(): void {
    waiting.current?.abort();
    waiting.current = undefined;
    setTrouble(undefined);
  }
  // At once: a passive effect is cleaned up after a paint, and an answer may come before it.
  useLayoutEffect(() => () => waiting.current?.abort(), []);

  /**
   * The work is given a `call` that comes to nothing once it is abandoned, and the signal of that, for a call that has
   * changed something by then. `failed` is said instead of whatever the reason is. Answers whether there is nothing to say.
   */
  async function attempt(
    work: (call: Caller, abandoned: AbortSignal) => Promise<void>,
    failed?: string,
  ): Promise<boolean> {
    waiting.current ??= new AbortController();
    const { signal } = waiting.current;
    const callHere: Caller = async (row, options) => {
      const reply = await call(row, { ...options, signal });
      if (signal.aborted) throw signal.reason;
      return reply;
    };
    setTrouble(undefined);
    try {
      await work(callHere, signal);
    } catch (error) {
      if (signal.aborted) return true;
      const isNo = error instanceof Refused;
      const unsaid = isNo ? say.somethingWrong : say.noReply;
      const text = failed ?? (detailOf(error) || unsaid);
      setTrouble(isNo ? { text, status: error.status_code } : { text });
      return false;
    }
    return true;
  }

  return { trouble, attempt, abandon };
}
