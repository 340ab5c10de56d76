import { asyncAction } from '../async-action.ts';
import type { Caller, SnugCore } from '../client.ts';
import { detailOf, Refused } from '../refused.ts';

/** Why a call failed: the server's text takes precedence (ERR-38), but not over `name-failed` (ERR-32). */
export interface AccountError {
  readonly key: 'went-wrong' | 'no-reply' | 'name-failed';
  readonly detail: string;
  /** The server's status; undefined after a network error. */
  readonly status?: number;
}

/** Runs the calls of a screen, and shows why one failed. */
export function accountCalls({ call }: Pick<SnugCore, 'call'>, show: (error: AccountError | undefined) => void) {
  const action = asyncAction();

  return {
    /**
     * Runs `work` with a `call` that rejects once abandoned, and the signal of that, for a call that has already changed
     * something. Resolves to whether there is no error to show.
     */
    async run(
      work: (call: Caller, abandoned: AbortSignal) => Promise<void>,
      key?: AccountError['key'],
    ): Promise<boolean> {
      const signal = action.signal();
      const abortableCall: Caller = async (row, options) => {
        const reply = await call(row, { ...options, signal });
        if (signal.aborted) throw signal.reason;
        return reply;
      };
      show(undefined);
      try {
        await work(abortableCall, signal);
      } catch (failure) {
        if (signal.aborted) return true;
        const isRefusal = failure instanceof Refused;
        const status = isRefusal ? { status: failure.status_code } : {};
        show({ key: key ?? (isRefusal ? 'went-wrong' : 'no-reply'), detail: detailOf(failure), ...status });
        return false;
      }
      return true;
    },
    /** Abandons the call under way: its reply no longer changes the screen. */
    abandon(): void {
      action.start();
      show(undefined);
    },
    start: action.start,
    stop: action.stop,
  };
}
