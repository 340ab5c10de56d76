import type { KeyboardEvent } from 'react';

/** Enter in a field, unless it ends a word in an input method (Japanese, Chinese …), where it means something else. */
export function enter(onEnter: (() => void) | undefined) {
  if (!onEnter) return undefined;
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form of the host page around us must not submit.
    event.preventDefault();
    onEnter();
  };
}
