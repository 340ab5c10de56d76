import { detailOf, isNetworkError } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useWords } from '@snug/ui';
import { useState } from 'react';
import { useOnlyOnce } from '../only-once.ts';
import { sponsorWords } from './words.ts';

/** One thing being saved, and the sentence about why it was not. Pressing again while it is under way does nothing. */
export function useSave() {
  const words = useWords(sponsorWords);
  const action = useAsyncAction();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const once = useOnlyOnce();

  function save<T>(send: (signal: AbortSignal) => Promise<T>, then: (reply: T) => void): void {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    void action.run(
      send,
      (reply) => {
        setBusy(false);
        once.answered();
        then(reply);
      },
      (reason) => {
        setBusy(false);
        const text = isNetworkError(reason) ? words.notSaved : words.saidNo(detailOf(reason));
        setError(text);
      },
    );
  }

  return { save, onlyOnce: once.headers, isBusy, error };
}
