import { type RefObject, useLayoutEffect } from 'react';

/** On an element without a size: what stands below it is kept in place. */
export const keepBelow = 'data-keep-below';

const fields = 'input, select, textarea';

/**
 * Keeps what is read or typed in below a mark where it is on the screen, when something above the mark comes, grows or goes.
 * Most browsers do so by themselves for what is read (`overflow-anchor`); Safari does not, and none does for a field that is
 * typed in on a page that is not scrolled.
 */
export function useKeepInPlace(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const main = inside.current?.closest('main');
    if (!main) return undefined;
    const root = main.getRootNode() as Document | ShadowRoot;
    const places = new WeakMap<Element, number>();
    const marks = () => [...main.querySelectorAll(`[${keepBelow}]`)];
    const placeOf = (mark: Element) => mark.getBoundingClientRect().top - main.getBoundingClientRect().top;
    const note = () => {
      for (const mark of marks()) places.set(mark, placeOf(mark));
    };

    function keep(): void {
      const field = root.activeElement?.matches(fields) ? root.activeElement : null;
      let by = 0;
      for (const mark of marks()) {
        const moved = placeOf(mark) - (places.get(mark) ?? Number.NaN);
        if (!moved) continue;
        const isPast = mark.getBoundingClientRect().top - moved < 0;
        const isAbove = field && mark.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
        // The lowest mark above what is read tells how far that was moved.
        if (isPast ? !CSS.supports('overflow-anchor', 'auto') : isAbove) by = moved;
      }
      if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
      note();
    }

    // A short page does not grow with what comes: what was noted before somebody types is old. A heading that is given the
    // focus comes with what moved, which must still be seen.
    function onFocus({ target }: FocusEvent): void {
      if (target instanceof Element && target.matches(fields)) note();
    }

    note();
    const sizes = new ResizeObserver(keep);
    sizes.observe(main);
    // What comes between two frames is seen here first, before the sizes are reported.
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    main.addEventListener('focusin', onFocus);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', keep, { capture: true });
      main.removeEventListener('focusin', onFocus);
    };
  }, [inside]);
}
