import { detailOf } from '@snug/client';
import { useState } from 'react';
import { useTools } from '../use-live-game.ts';

/** Runs a call that joins a team: whether it is under way, and why it failed; `failed` where the server gave no reason. */
export function useJoining(failed: string) {
  const { game } = useTools();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function join(call: Promise<unknown>, done: () => void) {
    setBusy(true);
    setError(undefined);
    try {
      await call;
      done();
      // A team's player gets another stream of messages: load and connect anew.
      game.refresh();
    } catch (failure) {
      setError(detailOf(failure) || failed);
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, join };
}
