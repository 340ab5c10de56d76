import { detailOf, isNetworkError } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useWords } from '@snug/ui';
import { useState } from 'react';
import { venueWords } from './words.ts';

/** One change being sent, and the sentence about why it was not made. Pressing again while it is under way does nothing. */
export function useChange() {
  const words = useWords(venueWords);
  const action = useAsyncAction();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function send<T>(change: (signal: AbortSignal) => Promise<T>, then: (reply: T) => void): void {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    void action.run(
      change,
      (reply) => {
        setBusy(false);
        then(reply);
      },
      (reason) => {
        setBusy(false);
        setError(isNetworkError(reason) ? words.notChanged : words.venueSaysNo(detailOf(reason)));
      },
    );
  }

  return { send, isBusy, error };
}
