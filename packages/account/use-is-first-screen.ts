import { useEffect, useRef } from 'react';

/**
 * Whether this is the first screen on its page. The first one leaves the focus where the browser put it; later screens
 * follow a press and move it. A screen that only waits for another does not count.
 */
export function useIsFirstScreen(isWaiting = false): boolean {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isWaiting) isFirst.current = false;
  });
  return isFirst.current;
}
