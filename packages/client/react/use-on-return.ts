import { useLayoutEffect, useRef } from 'react';

/**
 * Runs whenever somebody comes back to the page, as long as it is `wanted`: what others changed meanwhile is loaded then.
 *
 * @example useOnReturn(() => void page.load(), isThere);
 */
export function useOnReturn(run: () => void, wanted: boolean): void {
  const latest = useRef(run);
  latest.current = run;

  // A layout effect: a passive one is late, and somebody may be back before it.
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wanted]);
}
