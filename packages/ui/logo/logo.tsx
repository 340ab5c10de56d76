import type { ReactNode } from 'react';
import { beer, logo, sign } from './logo.css.ts';

/** The product's sign: a glass on a beer mat, and the name. A venue gives its own. */
export function Logo({ name = 'Snug' }: { name?: ReactNode }) {
  return (
    <span className={logo}>
      <svg className={sign} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="14.5" />
        <path d="M10.5 9h11l-1.2 13.500h-8.600z" />
        <path className={beer} d="M11.2 13.500c1.7-1 3.2-1 4.8 0s3.1 1 4.8 0l-.8 8.300h-8z" />
      </svg>
      {name}
    </span>
  );
}
