import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Fits what is in an element after each render, since anything in it may have changed, and as its size changes.
 */
export function useRefit<E extends HTMLElement>(refit: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    refit(element);
    const observer = new ResizeObserver(() => refit(element));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return ref;
}
