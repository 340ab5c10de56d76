import { type Ref, type RefObject, useCallback, useRef } from 'react';

/** A part's own hold on its element, beside that of whoever asked for it by `elementRef`. */
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
