import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the focus to an element that came in place of what had it: the button that was pressed is gone.
 * Who has the focus elsewhere keeps it (hazard Y4). Looked at anew whenever `wanted` changes, as with a list's length
 * or all that it shows, and not while it is false.
 */
export function useFocusIfLost(element: RefObject<HTMLElement | null>, wanted: boolean | number | string = true): void {
  // Before a closing dialog looks for somewhere to put the focus, which it does right after this commit.
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    const lost = !root?.activeElement || root.activeElement === document.body;
    if (wanted !== false && lost) element.current?.focus({ preventScroll: true });
  }, [element, wanted]);
}
