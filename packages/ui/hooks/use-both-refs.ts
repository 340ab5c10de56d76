import { type Ref, type RefObject, useCallback, useRef } from 'react';

/** Combines a part's own ref to its element with the caller's `elementRef`. */
export function useBothRefs<E>(
  asked: Ref<E> | undefined,
): [own: RefObject<E | null>, give: (element: E | null) => void] {
  const own = useRef<E>(null);
  const give = useCallback(
    (element: E | null) => {
      own.current = element;
      if (typeof asked === 'function') asked(element);
      else if (asked) asked.current = element;
    },
    [asked],
  );
  return [own, give];
}
