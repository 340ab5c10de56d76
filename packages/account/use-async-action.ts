import { type Caller, detailOf, Refused } from '@snug/client';
import { useLayoutEffect, useRef, useState } from 'react';

interface CallError {
  readonly text: string;
  /** The server's status; undefined after a network error. */
  readonly status?: number;
}

/** Runs calls, and turns a failure into the sentence to show: the server's own if it gave one (ERR-38). */
export function useAsyncAction(call: Caller, say: { readonly somethingWrong: string; readonly noReply: string }) {
  const [error, setError] = useState<CallError>();
  const controller = useRef<AbortController>(undefined);

  /** Abandons the call under way: its reply no longer changes the screen. */
  function abandon(): void {
    controller.current?.abort();
    controller.current = undefined;
    setError(undefined);
  }
  // A layout effect: a passive one is cleaned up after a paint, and a reply may come before it.
  useLayoutEffect(() => () => controller.current?.abort(), []);

  /**
   * Runs `work` with a `call` that rejects once abandoned, and the signal of that, for a call that has already changed
   * something. `failed` replaces every other error text. Resolves to whether there is no error to show.
   */
  async function run(work: (call: Caller, abandoned: AbortSignal) => Promise<void>, failed?: string): Promise<boolean> {
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    const abortableCall: Caller = async (row, options) => {
      const reply = await call(row, { ...options, signal });
      if (signal.aborted) throw signal.reason;
      return reply;
    };
    setError(undefined);
    try {
      await work(abortableCall, signal);
    } catch (failure) {
      if (signal.aborted) return true;
      const isRefusal = failure instanceof Refused;
      const fallback = isRefusal ? say.somethingWrong : say.noReply;
      const text = failed ?? (detailOf(failure) || fallback);
      setError(isRefusal ? { text, status: failure.status_code } : { text });
      return false;
    }
    return true;
  }

  return { error, run, abandon };
}
