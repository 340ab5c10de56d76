import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';

/** Whether somebody has gone from one page to another: the first one keeps the focus where the browser put it. */
export const PageChangeContext = createContext<RefObject<boolean>>({ current: false });

/** For the heading of a page: it gets the focus when the page replaces another, so that screen readers say where one is. */
export function usePageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useContext(PageChangeContext);
  useLayoutEffect(() => {
    if (hasChanged.current) heading.current?.focus();
  }, [hasChanged]);
  return heading;
}
