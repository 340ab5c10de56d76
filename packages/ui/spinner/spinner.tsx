import type { ReactNode } from 'react';
import { line, ring, spinner, track } from './spinner.css.ts';

/** Something is loading; `label` says what. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <span className={spinner} role="status">
      <svg className={ring} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={track} cx="12" cy="12" r="9" />
        <circle className={line} cx="12" cy="12" r="9" pathLength="1" />
      </svg>
      {label}
    </span>
  );
}
