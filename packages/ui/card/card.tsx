import type { ReactNode } from 'react';
import { card } from './card.css.ts';

/** A surface for one subject. With `labelledBy` (a heading's id) it is a region that screen readers can jump to. */
export function Card({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return labelledBy ? (
    <section className={card} aria-labelledby={labelledBy}>
      {children}
    </section>
  ) : (
    <div className={card}>{children}</div>
  );
}
