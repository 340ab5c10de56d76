import { type RefObject, useEffect } from 'react';

/** On the screen for this long, something counts as seen. */
const seenMs = 1_000;

/** Where the browser measures what is on the screen: what is higher than the screen never shows half of itself. */
const threshold = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5];

/**
 * Says once that something has been on a visible page for a second: half of it, or on half of the screen. `what` names it;
 * undefined while there is nothing.
 */
export function useSeen(element: RefObject<HTMLElement | null>, what: string | undefined, see: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for something else, whatever the function
  useEffect(() => {
    if (!element.current || what === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = false;
    const look = () => {
      clearTimeout(timer);
      if (isOn && document.visibilityState === 'visible') timer = setTimeout(see, seenMs);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRect: shown, boundingClientRect: whole } = entry;
        const isEnough = whole.height > 0 && shown.height >= Math.min(whole.height, window.innerHeight) / 2;
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
  }, [element, what]);
}
