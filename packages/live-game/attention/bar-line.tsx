import { Drawing, useRescueFocus } from '@snug/ui';
import { down, up } from '@snug/ui/paths';
import { type ReactNode, useRef } from 'react';
import * as styles from './attention.css.ts';

interface BarLineProps {
  /** Whether what it leads to stands above what is in view. */
  readonly isAbove: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A line above the bar that leads to something off the screen. */
export function BarLine({ isAbove, onClick, children }: BarLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  // It leaves as soon as that is in view, also while it has the focus.
  useRescueFocus(button);
  return (
    <button type="button" ref={button} className={styles.line} onClick={onClick}>
      {children}
      <Drawing path={isAbove ? up : down} />
    </button>
  );
}

/** Scrolls to an element, and focuses it or a part of it. */
export function goTo(element: HTMLElement, block: ScrollLogicalPosition, focused = element): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' });
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}
