import { usePageKeys } from '../use-page-keys.ts';
import { commandOf, type DeskCommand } from './desk-command.ts';

/**
 * Runs the desk's commands while no field has the focus and no dialog is open. A focused button or link keeps Enter for itself.
 * Only moving repeats while a key is held.
 */
export function useDeskKeys(run: (command: DeskCommand) => void): void {
  usePageKeys((event, target) => {
    const command = commandOf(event);
    if (!command || event.ctrlKey || event.metaKey) return;
    if (event.altKey && !event.getModifierState('AltGraph')) return;
    if (event.repeat && command !== 'up' && command !== 'down') return;
    if (target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return;
    if (command === 'take' && target.closest('button, a, summary')) return;
    event.preventDefault();
    run(command);
  });
}
