import type { ReactNode } from 'react';
import { dot, state, words } from './state-dot.css.ts';

export type Tone = keyof typeof dot;

/** A state in words, with a dot of its colour: never the colour alone. */
export function StateDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={state}>
      <span className={dot[tone]} aria-hidden="true" />
      <span className={words}>{children}</span>
    </span>
  );
}
