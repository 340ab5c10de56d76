import { useEffect } from 'react';

/**
 * Keeps the screen on while it is `wanted` and the page is visible. A browser releases the lock of a hidden page, so it is
 * requested again when the page is shown. Without the browser's support or consent, and without https, it does nothing.
 */
export function useAwake(wanted = true): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      // Two requests at once would hold two locks, of which only one would be released.
      if (isGone || (lock && !lock.released)) await held?.release();
      else lock = held;
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [wanted]);
}
