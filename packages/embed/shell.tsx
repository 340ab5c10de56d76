import type { KeyboardEvent, ReactNode } from 'react';
import { shell } from './shell.css.ts';

/** Keys that reach the page wherever the focus is, for leaving and closing. */
const passing = new Set(['Escape', 'Tab']);

/** Keeps typing inside the widget, so that it triggers no hotkeys of the page. */
function keepInside(event: KeyboardEvent) {
  if (!passing.has(event.key)) event.stopPropagation();
}

/** Wraps a widget, and isolates it from the page's inherited styles and hotkeys. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops events from bubbling.
    <div className={shell} onKeyDown={keepInside} onKeyPress={keepInside} onKeyUp={keepInside}>
      {children}
    </div>
  );
}
