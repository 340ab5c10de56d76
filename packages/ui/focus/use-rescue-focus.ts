import { type RefObject, useLayoutEffect } from 'react';
import { rescueFocus } from './rescue-focus.ts';

/**
 * When an element is removed with the focus in it, the focus goes to what the page names as its home (`data-focus-home`), else to
 * the first heading (Y5).
 */
export function useRescueFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const removed = element.current;
    const root = removed?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      if (!root || !removed?.contains(root.activeElement)) return;
      queueMicrotask(() => rescueFocus(root, root.querySelector<HTMLElement>('[data-focus-home]') ?? undefined));
    };
  }, [element]);
}
