import { Spinner } from '@snug/ui';
import type { ReactNode } from 'react';
import { waiting } from './waiting.css.ts';

/** A spinner that fills the screen until it is known what to show; below it, a way out. */
export function Waiting({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={waiting}>
      <Spinner label={label} />
      {children}
    </div>
  );
}
