import type { KeyboardEvent, ReactNode } from 'react';
import { shell } from './shell.css.ts';

/** Keys that a page may want wherever the focus is: leaving and closing. */
const passing = new Set(['Escape', 'Tab']);

/** What is typed into a widget is the widget's: a page with hotkeys must not answer to it. */
function keep(event: KeyboardEvent) {
  if (!passing.has(event.key)) event.stopPropagation();
}

/** Everything of a widget stands in here: cut off from the page's inherited styles and the page's hotkeys. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what bubbles and is nothing to press.
    <div className={shell} onKeyDown={keep} onKeyPress={keep} onKeyUp={keep}>
      {children}
    </div>
  );
}
