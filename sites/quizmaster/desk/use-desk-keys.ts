import { useEffect, useLayoutEffect, useRef } from 'react';
import { commandOf, type DeskCommand } from './desk-command.ts';

/**
 * Runs the desk's commands while no field has the focus and no dialog is open. A focused button or link keeps Enter for itself.
 * Only moving repeats while a key is held.
 */
export function useDeskKeys(run: (command: DeskCommand) => void): void {
  const latest = useRef(run);
  // At once: the next key may come before an effect that waits for the paint.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (event.altKey && !event.getModifierState('AltGraph')) return;
      if (event.repeat && command !== 'up' && command !== 'down') return;
      if (document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return;
      if (command === 'take' && target.closest('button, a, summary')) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
