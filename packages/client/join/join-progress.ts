import { asyncAction } from '../async-action.ts';
import { Refused } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';
import { clientErrors } from '../words.ts';
import type { JoinError, JoinState } from './join-state.ts';

/** The step that a join is at, and the way to the next. */
export interface JoinProgress extends Watched<JoinState> {
  to(next: JoinState): void;
  /**
   * Shows a busy step while something is sent. If the player goes back or to another code meanwhile, a late reply is
   * ignored.
   */
  during<T>(
    busy: JoinState,
    send: (signal: AbortSignal) => Promise<T>,
    then: (reply: T) => void,
    key: JoinError['key'],
  ): Promise<void>;
  /** A verb that needs a game was called without one: returns to the code (ERR-30, OPEN-80). */
  noGame(): void;
}

export function joinProgress(): JoinProgress {
  const { get, set, subscribe } = watched<JoinState>({ step: 'code', code: '' });
  const action = asyncAction();

  function to(next: JoinState): void {
    action.stop();
    set(next);
  }

  function fail(error: unknown, key: JoinError['key'], back: JoinState): void {
    const { error: _, ...rest } = back;
    // One text for every reason (ERR-05), but that the game takes nobody, full or with closed doors, or that this was too fast.
    const isTold = error instanceof Refused && (key !== 'went-wrong' || [409, 429].includes(error.status_code));
    to({ ...rest, error: isTold && error.detail ? { key, detail: error.detail } : { key } });
  }

  return {
    get,
    subscribe,
    to,
    async during(busy, send, then, key) {
      const before = get();
      to(busy);
      await action.run(send, then, (error) => fail(error, key, before));
    },
    noGame() {
      const state = get();
      if (state.step === 'code') to({ ...state, error: { key: 'went-wrong', detail: clientErrors.noGame } });
    },
  };
}
