import { useEffect } from 'react';

/**
 * Keeps the screen on while it is `wanted`, on a page that is looked at: a browser takes the lock away from one out of
 * sight, so it is asked for again. Where a browser cannot, only on https, or will not, the screen is as it was.
 */
export function useAwake(wanted = true): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      // Asked for twice at once, there are two locks: one is enough, and only one would be given back.
      if (isGone || (lock && !lock.released)) await held?.release();
      else lock = held;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
}
