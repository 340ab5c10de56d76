import { type ReactNode, useId } from 'react';
import * as css from './report.css.ts';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Not on paper. */
  readonly onScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of a report under its heading. */
export function Section({ title, lead, onScreenOnly = false, children }: Props) {
  const id = useId();
  return (
    <section className={onScreenOnly ? css.sectionOnScreen : css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {lead && <p className={css.soft}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
