import { useEffect } from 'react';

/** Keeps the screen on: nobody touches it for an hour. Where a browser cannot, or only on https, it is as it was. */
export function useAwake(): void {
  useEffect(() => {
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      // A browser takes the lock away from a page out of sight.
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isGone) await lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
