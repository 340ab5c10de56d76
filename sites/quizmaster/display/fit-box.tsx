import type { ReactNode } from 'react';
import { fit } from './fit.ts';
import * as css from './fit-box.css.ts';
import { useRefit } from './use-refit.ts';

interface Props {
  /** The font sizes to choose from in the screen's unit, the largest first. */
  readonly steps: readonly number[];
  readonly className?: string;
  /** What stands over the end of a text that does not fit at the smallest size. */
  readonly tooLong?: string;
  readonly children: ReactNode;
}

/** A box of a given size whose text is as large as fits. Beyond the smallest size it shows what fits, and says so. */
export function FitBox({ steps, className = '', tooLong, children }: Props) {
  const box = useRefit<HTMLDivElement>((element) => {
    // What cuts the end of a long text must not count as fitting.
    element.removeAttribute('data-overflow');
    element.toggleAttribute('data-overflow', fit(element, steps) === undefined);
  });
  return (
    <div className={css.fitting}>
      <div ref={box} className={`${css.fitBox} ${className}`}>
        {children}
      </div>
      {tooLong !== undefined && <p className={css.tooLong}>{tooLong}</p>}
    </div>
  );
}
