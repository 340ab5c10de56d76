import { type RefObject, useEffect } from 'react';

/** On the screen for this long, something counts as seen. */
const seenMs = 1_000;

/** Where the browser measures what is on the screen: what is higher than the screen never shows half of itself. */
const threshold = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5];

/**
 * Says once `what` has been on a visible page for a second, in this element: half of it, or on half of the screen. Pass
 * undefined while there is nothing to see.
 *
 * @example useSeen(card, question?.id, feed.see);
 */
export function useSeen<What>(element: RefObject<Element | null>, what: What | undefined, see: (what: What) => void) {
  useEffect(() => {
    if (!element.current || what === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = false;
    const look = () => {
      clearTimeout(timer);
      if (isOn && document.visibilityState === 'visible') timer = setTimeout(() => see(what), seenMs);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRect: shown, boundingClientRect: whole } = entry;
        const isEnough = shown.height >= Math.min(whole.height, window.innerHeight) / 2;
        if (isEnough === isOn) return;
        isOn = isEnough;
        look();
      },
      { threshold },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, what, see]);
}
