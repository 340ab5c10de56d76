import { type RefObject, useLayoutEffect } from 'react';
import { rescueFocus } from './rescue-focus.ts';

/** When an element is removed with the focus in it, the focus gets a home (Y5). */
export function useRescueFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const removed = element.current;
    const root = removed?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      if (root && removed?.contains(root.activeElement)) queueMicrotask(() => rescueFocus(root));
    };
  }, [element]);
}
