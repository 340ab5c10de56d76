import { useEffect, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Whether something may move on by itself (Y2). It pauses while the pointer or the focus is in it or the page is hidden, and
 * with reduced motion until play is pressed. After play is pressed, pointer and focus do not pause it until they move.
 */
export function useRotation() {
  const [playing, setPlaying] = useState(() => !matchMedia(STILL).matches);
  const [forced, setForced] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(() => document.hidden);

  useEffect(() => {
    const still = matchMedia(STILL);
    const stop = () => still.matches && setPlaying(false);
    const look = () => setAway(document.hidden);
    still.addEventListener('change', stop);
    document.addEventListener('visibilitychange', look);
    return () => {
      still.removeEventListener('change', stop);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    playing,
    rotates: playing && !away && (forced || !(pointed || focused)),
    toggle: () => {
      setPlaying(!playing);
      setForced(!playing);
    },
    pointAt: (is: boolean) => {
      setPointed(is);
      if (is) setForced(false);
    },
    focusIn: (is: boolean) => {
      setFocused(is);
      setForced(false);
    },
  };
}
