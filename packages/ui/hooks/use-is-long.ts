import { useEffect, useState } from 'react';

/** Whoever waits longer wonders why. */
const longMs = 2_500;

/** Whether something takes so long that a sentence should say so. */
export function useIsLong(isBusy: boolean | undefined): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(setLong, longMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isLong;
}
