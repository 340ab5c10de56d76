import type { ReactNode } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import { glass } from '../icon/paths.ts';
import { empty, picture, title as titleClass } from './empty-state.css.ts';

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={empty}>
      <span className={picture}>
        <Drawing path={glass} />
      </span>
      <p className={titleClass}>{title}</p>
      {children}
    </div>
  );
}
