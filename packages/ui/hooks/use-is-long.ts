import { useEffect, useState } from 'react';
import { useAnnounce } from './use-announce.ts';

/** Whoever waits longer wonders why. */
const longMs = 2_500;

/**
 * Whether something takes so long that a sentence should say why. `aloud` is that sentence where screen readers would not
 * hear it by itself: it is announced then.
 */
export function useIsLong(isBusy: boolean | undefined, aloud?: string): boolean {
  const [isLong, setLong] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      setLong(true);
      if (aloud) announce(aloud);
    }, longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy, aloud, announce]);
  return isLong;
}
