import type { ReactNode } from 'react';
import { fits } from './fit.ts';
import * as css from './stage.css.ts';
import { useRefit } from './use-refit.ts';

interface Props {
  /** `h1` where the stage has no larger heading. */
  readonly as?: 'h1' | 'p';
  readonly children: ReactNode;
}

/** The small line above a stage: two lines of it at most. One that is cut has `data-cut`, so that the console can warn. */
export function Kicker({ as: Tag = 'p', children }: Props) {
  const ref = useRefit<HTMLParagraphElement & HTMLHeadingElement>((element) =>
    element.toggleAttribute('data-cut', !fits(element)),
  );
  return (
    <Tag ref={ref} className={css.kicker} dir="auto">
      {children}
    </Tag>
  );
}
