import { countdownLeft, msOfThisSecond } from '@snug/client';
import type { HostState } from '@snug/contract';
import { useEffect, useState } from 'react';

/** How many seconds are left of the countdown, each second anew; undefined: none runs. */
export function useTimeLeft(
  { countdown, paused = false }: Pick<HostState, 'countdown' | 'paused'>,
  ahead: number,
): number | undefined {
  const [, look] = useState(0);
  const left = countdown && countdownLeft(countdown, { ahead, paused }, Date.now());
  useEffect(() => {
    if (left === undefined || left === 0 || paused) return undefined;
    const timer = setTimeout(() => look((n) => n + 1), msOfThisSecond(left));
    return () => clearTimeout(timer);
  });
  return left === undefined ? undefined : Math.ceil(left / 1_000);
}
