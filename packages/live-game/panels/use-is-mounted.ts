import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether this component is still mounted: a reply that arrives later must announce and close nothing. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
