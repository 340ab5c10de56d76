import type { ReactNode } from 'react';
import * as css from '../key-cap.css.ts';

/** A key beside what it does, where there is a keyboard. Screen readers hear the name of the button alone. */
export function DeskKey({ children }: { children: ReactNode }) {
  return (
    <span className={css.key} aria-hidden="true">
      {children}
    </span>
  );
}
