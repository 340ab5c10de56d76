import { useRescueFocus } from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import * as styles from '../live-game.css.ts';

/** A part of a screen that leaves with the focus in it gives it a home on what comes. */
export function OneScreen({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useRescueFocus(around);
  return (
    <div ref={around} className={styles.screen}>
      {children}
    </div>
  );
}
