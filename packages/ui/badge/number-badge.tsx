import type { ReactNode } from 'react';
import { inner, line, numberBadge, ring } from './number-badge.css.ts';

/** A number in a ring, drawn like a beer mat. */
export function NumberBadge({ children }: { children: ReactNode }) {
  return (
    <span className={numberBadge}>
      <svg className={ring} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className={line} cx="18" cy="18" r="16.5" pathLength="1" />
        <circle className={inner} cx="18" cy="18" r="13.5" />
      </svg>
      {children}
    </span>
  );
}
