import type { ReactNode } from 'react';
import { gap as gaps, row, stack } from './stack.css.ts';

export type StackProps = {
  /** Steps of 4 px. */
  gap?: keyof typeof gaps;
  children: ReactNode;
};

/** Things below each other. */
export function Stack({ gap = 4, children }: StackProps) {
  return <div className={`${stack} ${gaps[gap]}`}>{children}</div>;
}

/** Things beside each other, wrapping where there is no room. */
export function Row({ gap = 2, children }: StackProps) {
  return <div className={`${row} ${gaps[gap]}`}>{children}</div>;
}
