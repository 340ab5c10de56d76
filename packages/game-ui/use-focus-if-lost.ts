import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to an element that came in place of what had it: the button that was pressed is gone.
 * Who has the focus elsewhere keeps it (hazard Y4).
 */
export function useFocusIfLost(element: RefObject<HTMLElement | null>, wanted = true): void {
  useEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    const lost = !root?.activeElement || root.activeElement === document.body;
    if (wanted && lost) element.current?.focus({ preventScroll: true });
  }, [element, wanted]);
}
