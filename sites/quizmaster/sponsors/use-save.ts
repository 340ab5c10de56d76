import { detailOf, isNetworkError, randomId, systemRandom } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { idempotencyHeader } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import { sponsorWords } from './words.ts';

/** One thing being saved, and the sentence about why it was not. Pressing again while it is under way does nothing. */
export function useSave() {
  const words = useWords(sponsorWords);
  const action = useAsyncAction();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined);

  /**
   * The headers with which something new is sent. Its reply may be lost on the way: sent again as it is, it has the same key,
   * and the server makes it once.
   */
  function onlyOnce(body: object): Record<string, string> {
    const text = JSON.stringify(body);
    if (unanswered.current?.text !== text) unanswered.current = { text, key: randomId(systemRandom) };
    return { [idempotencyHeader]: unanswered.current.key };
  }

  function save<T>(send: (signal: AbortSignal) => Promise<T>, then: (reply: T) => void): void {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    void action.run(
      send,
      (reply) => {
        setBusy(false);
        unanswered.current = undefined;
        then(reply);
      },
      (reason) => {
        setBusy(false);
        const text = isNetworkError(reason) ? words.notSaved : words.saidNo(detailOf(reason));
        setError(text);
      },
    );
  }

  return { save, onlyOnce, isBusy, error };
}
