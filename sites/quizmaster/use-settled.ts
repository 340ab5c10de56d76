import { useLayoutEffect, useRef } from 'react';

/**
 * So long after a button has come to mean something else it takes no press: it was meant for what stood there before. Less
 * than the pause after a command, so that no press is lost once the button takes presses again.
 */
const settleMs = 500;

/** Whether what a button means has stood long enough to be meant. Asked when it is pressed. */
export function useSettled(meaning: string): () => boolean {
  const since = useRef(Number.NEGATIVE_INFINITY);
  const known = useRef(meaning);
  useLayoutEffect(() => {
    if (known.current === meaning) return;
    known.current = meaning;
    since.current = performance.now();
  }, [meaning]);
  return () => performance.now() - since.current >= settleMs;
}
