import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether this part still stands: a reply that comes after its panel was closed says nothing and closes nothing. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
