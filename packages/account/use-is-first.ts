import { useEffect, useRef } from 'react';

/**
 * Whether a screen is the first on its page, which keeps the focus that the browser gave it. What comes later came in
 * answer to a press. A screen that only waits for another does not count.
 */
export function useIsFirst(isWaiting = false): boolean {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isWaiting) isFirst.current = false;
  });
  return isFirst.current;
}
