import { Refused } from '../refused.ts';
import { useAsyncAction } from './use-async-action.ts';

/**
 * Sends the end of logins, for the list of them; resolves to why it failed, if it did. Never resolves once the component
 * is left.
 *
 * @param explain The sentence about a failure.
 */
export function useEndSessions(explain: (failure: unknown) => string) {
  const { run } = useAsyncAction();
  return (work: (signal: AbortSignal) => Promise<unknown>) =>
    new Promise<{ sentence: string; hadEnded: boolean } | undefined>((resolve) => {
      void run(
        work,
        () => resolve(undefined),
        (failure) =>
          resolve({
            sentence: explain(failure),
            hadEnded: failure instanceof Refused && failure.status_code === 404,
          }),
      );
    });
}
