import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './report.css.ts';

interface Props {
  /** What the table is about; seen in the heading above it, and said with the table. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it does not fit, also by keyboard: only then is it a stop of the Tab key. */
export function ScrollingTable({ caption, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  // Not a region: the section around it is one, of the same name.
  const asGroup = scrolls ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div ref={place} className={css.scroller} {...asGroup}>
      <table className={css.table}>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
