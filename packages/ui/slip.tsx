import type { ReactNode } from 'react';
import { Mat } from './mat.tsx';
import { content, slip, stub } from './slip.css.ts';

export type SlipProps = {
  number: ReactNode;
  children: ReactNode;
  /** The id of the question's text. */
  labelledBy?: string;
};

/** An answer slip: the number on its stub, and everything that belongs to the question beside it. */
export function Slip({ number, children, labelledBy }: SlipProps) {
  return (
    <article className={slip} aria-labelledby={labelledBy}>
      <div className={stub}>
        <Mat>{number}</Mat>
      </div>
      <div className={content}>{children}</div>
    </article>
  );
}
