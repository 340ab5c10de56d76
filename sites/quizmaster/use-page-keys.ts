import { useEffect, useLayoutEffect, useRef } from 'react';

/** Hears the keys that are pressed on the page while no dialog is open; `target` is what has the focus. */
export function usePageKeys(press: (event: KeyboardEvent, target: Element) => void): void {
  const latest = useRef(press);
  // With the screen: a key that is pressed right after it has changed does what it shows now.
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      latest.current(event, event.target instanceof Element ? event.target : document.body);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
