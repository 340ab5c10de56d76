import { useEffect } from 'react';

/** Moves the focus to where a screen begins, once, when it appears. */
export function useInitialFocus(focus: () => void, takesFocus: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later renders do not move the focus
  useEffect(() => {
    if (takesFocus) focus();
  }, []);
}
