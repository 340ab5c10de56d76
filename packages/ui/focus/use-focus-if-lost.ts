import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses an element that replaces the focused one, such as a button that is gone after its click. A focus that is elsewhere
 * stays there (Y4). Checks again whenever `wanted` changes, such as a list's length or text, and not while it is false.
 */
export function useFocusIfLost(element: RefObject<HTMLElement | null>, wanted: boolean | number | string = true): void {
  // A layout effect: it runs before a closing dialog looks for a place for the focus, right after this commit.
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    const lost = !root?.activeElement || root.activeElement === document.body;
    if (wanted !== false && lost) element.current?.focus({ preventScroll: true });
  }, [element, wanted]);
}
