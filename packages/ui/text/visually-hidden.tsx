import type { ReactNode } from 'react';
import { hidden } from './hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
