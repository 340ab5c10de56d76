import { detailOf, isNetworkError } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useWords } from '@snug/ui';
import { useState } from 'react';
import { venueWords } from './words.ts';

/** For a change that must not simply be sent again when its reply is lost, since it may have been made. */
interface Lost {
  readonly says: string;
  /** Shows what there is now. */
  readonly look: () => void;
}

/** One change being sent, and the sentence about why it was not made. Pressing again while it is under way does nothing. */
export function useChange(lost?: Lost) {
  const words = useWords(venueWords);
  const action = useAsyncAction();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function send<T>(change: (signal: AbortSignal) => Promise<T>, then: (reply: T) => void, refused?: () => void): void {
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
        const isLost = isNetworkError(reason);
        setError(isLost ? (lost?.says ?? words.notChanged) : words.venueSaysNo(detailOf(reason)));
        if (isLost) lost?.look();
        else refused?.();
      },
    );
  }

  return { send, isBusy, error };
}
