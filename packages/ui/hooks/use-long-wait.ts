import { useEffect } from 'react';
import { waitWords } from '../words/wait-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { useAnnounce } from './use-announce.ts';
import { useIsLong } from './use-is-long.ts';

/** The sentence of a wait once it is long, announced then. It names no cause: the page sees only the time. */
export function useLongWait(isBusy: boolean | undefined): string | undefined {
  const { longWait } = useWords(waitWords);
  const isLong = useIsLong(isBusy);
  const announce = useAnnounce();
  useEffect(() => {
    if (isLong) announce(longWait);
  }, [isLong, announce, longWait]);
  return isLong ? longWait : undefined;
}
