import { useEffect } from 'react';

/** Takes the focus to where a screen begins, once, as it appears. */
export function useArrival(focus: () => void, takesFocus: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a later render says has nothing to do with how the screen came
  useEffect(() => {
    if (takesFocus) focus();
  }, []);
}
