import { useEffect, useState } from 'react';

/**
 * Turns pages by itself, and by the arrow keys; whoever has pressed one turns them by hand from then on. `turnMs` undefined: by
 * hand alone. `newest`: what has come last; with each that comes the last page is shown, on which it stands.
 */
export function usePages(count: number, turnMs: number | undefined, newest?: number): { page: number } {
  const [turned, setTurned] = useState(0);
  const [seen, setSeen] = useState<number>();
  const [isByHand, setByHand] = useState(false);
  const page = count === 0 ? 0 : turned % count;
  if (newest !== seen) {
    setSeen(newest);
    setTurned(Math.max(0, count - 1));
  }

  useEffect(() => {
    if (turnMs === undefined || isByHand || count < 2) return undefined;
    const timer = setTimeout(() => setTurned(page + 1), turnMs);
    return () => clearTimeout(timer);
  }, [page, count, turnMs, isByHand]);

  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || count < 2 || altKey || ctrlKey || metaKey) return;
      setByHand(true);
      setTurned((now) => ((now % count) + count + step) % count);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);

  return { page };
}
