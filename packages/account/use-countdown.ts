import { resendCodeMs } from '@snug/contract';
import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Seconds until another code may be sent; begins anew whenever `sent` changes (OPEN-28). */
export function useCountdown(sent: number): number {
  const [left, setLeft] = useState(resendCodeMs / secondMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code sent is what starts the wait anew
  useEffect(() => {
    const endsAt = Date.now() + resendCodeMs;
    setLeft(resendCodeMs / secondMs);
    const timer = setInterval(() => {
      // Counted from the clock, since a sleeping tab misses ticks.
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / secondMs));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [sent]);

  return left;
}
