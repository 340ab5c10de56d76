import type { Entered } from '@snug/client';
import { useLayoutEffect, useRef, useState } from 'react';

/** A game that is being opened, or why it could not be. */
export interface Opening {
  readonly on: string;
  readonly loading: false | 'entering' | 'accepting';
  readonly error?: string;
}

interface Options {
  readonly onGo: (address: string) => void;
  /** Said where the server gives no reason. */
  readonly fallback: string;
}

/** Opens one game at a time and goes there. */
export function useOpening({ onGo, fallback }: Options) {
  const [opening, setOpening] = useState<Opening>();
  const isGone = useRef(false);

  // Gone at once, not after a paint, before which the reply may come.
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function open(on: string, loading: Opening['loading'], send: () => Promise<Entered>) {
    setOpening({ on, loading });
    const { error, ...entered } = await send();
    // Who has left meanwhile is not carried off.
    if (isGone.current) return;
    setOpening(error && { on, loading: false, error: error.detail || fallback });
    if ('to' in entered) onGo(entered.to);
  }

  return { opening, open };
}
