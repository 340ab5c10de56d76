import { useEffect, useState } from 'react';

/** After which time a picture that did not come is asked for again. */
const againMs = 5_000;

/**
 * Whether a picture has failed to load: the room then sees the question alone, as large as it gets, and no mark of a broken
 * picture. It comes back by itself, since a television's connection is often weak.
 */
export function usePicture(src: string): { readonly isLost: boolean; readonly onError: () => void } {
  const [lost, setLost] = useState('');
  const isLost = src !== '' && lost === src;
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => {
      const again = new Image();
      again.onload = () => setLost((now) => (now === src ? '' : now));
      again.src = src;
    }, againMs);
    return () => clearInterval(timer);
  }, [isLost, src]);
  return { isLost, onError: () => setLost(src) };
}
