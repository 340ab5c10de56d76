import type { KeyboardEvent } from 'react';

/** Handles Enter in a field, except where it ends a word in an input method (Japanese, Chinese …). */
export function enter(onEnter: (() => void) | undefined) {
  if (!onEnter) return undefined;
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form of the host page around the widget must not submit.
    event.preventDefault();
    onEnter();
  };
}
