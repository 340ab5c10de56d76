import { isNetworkError, Refused } from '@snug/client';
import { Banner, Button, useWords } from '@snug/ui';
import { consoleWords } from './words.ts';

interface LoadFailedProps {
  readonly error: unknown;
  /** What is said when there is no answer. */
  readonly says: string;
  readonly onAgain: () => void;
}

/** Why a page has nothing to show: a refusal in the server's words, or that there was no answer. */
export function LoadFailed({ error, says, onAgain }: LoadFailedProps) {
  const words = useWords(consoleWords);
  const isRefusal = error instanceof Refused && !isNetworkError(error);
  return (
    <Banner tone="danger" action={<Button onClick={onAgain}>{words.tryAgain}</Button>}>
      {isRefusal ? words.commandRefused(error.detail) : says}
    </Banner>
  );
}
