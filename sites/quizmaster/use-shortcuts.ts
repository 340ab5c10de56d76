import { usePageKeys } from './use-page-keys.ts';

/** The action of each key, by `KeyboardEvent.code` (`Space`, `KeyC`) or, for a character, by `KeyboardEvent.key` (`?`). */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Runs shortcuts while no field has the focus, no dialog and no menu is open and no modifier is held, but Shift for a character
 * such as `?`. A focused button or link keeps Space for itself. Holding a key counts as one press.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  usePageKeys((event, target) => {
    // A character such as ? needs Shift on most keyboards.
    const run = shortcuts[event.key] ?? (event.shiftKey ? undefined : shortcuts[event.code]);
    if (!run || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, [contenteditable], [role=menu]')) return;
    if (event.code === 'Space' && target.closest('button, a, summary')) return;
    event.preventDefault();
    run();
  });
}
