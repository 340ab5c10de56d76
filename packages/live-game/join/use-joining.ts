import { detailOf } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useState } from 'react';
import { useTools } from '../use-live-game.ts';

/** Runs a call that joins a team: whether it is under way, and why it failed; `failed` where the server gave no reason. */
export function useJoining(failed: string) {
  const { game } = useTools();
  const action = useAsyncAction();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function join(send: (signal: AbortSignal) => Promise<unknown>, done: () => void) {
    setBusy(true);
    setError(undefined);
    const signal = action.start();
    try {
      await send(signal);
      done();
      // A team's player gets another stream of messages: load and connect anew.
      game.refresh();
    } catch (failure) {
      // Who has closed this waits no longer. Whether the server had let them in already, their connection tells.
      if (!signal.aborted) setError(detailOf(failure) || failed);
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, join };
}
