import { detailOf } from '@snug/client';
import { useState } from 'react';
import { useTools } from './use-live-game.ts';

/** A way onto a team: whether it is under way, and why it failed. */
export function useJoining() {
  const { words: say, game } = useTools();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function join(call: Promise<unknown>, done: () => void) {
    setBusy(true);
    setError(undefined);
    try {
      await call;
      done();
      // Another audience, so another stream: load and connect anew.
      game.refresh();
    } catch (trouble) {
      setError(detailOf(trouble) || say.somethingWrong);
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, join };
}
