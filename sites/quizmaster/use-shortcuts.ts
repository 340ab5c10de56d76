import { useEffect, useLayoutEffect, useRef } from 'react';

/** The action of each key, by the browser's `KeyboardEvent.code`, `Space`, `KeyC`, or by the character `KeyboardEvent.key`, `?`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Runs shortcuts while no field has the focus, no dialog and no menu is open and no modifier is held. A focused button or link
 * keeps Space for itself. Holding a key counts as one press.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  // With the screen: a key pressed right after a button has changed does what it says now.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A character such as ? needs Shift on most keyboards.
      const run = latest.current[event.key] ?? (event.shiftKey ? undefined : latest.current[event.code]);
      if (!run || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, textarea, select, [contenteditable], [role=menu]')) return;
      if (event.code === 'Space' && target.closest('button, a, summary')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
