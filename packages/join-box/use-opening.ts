import type { Entered } from '@snug/client';
import { useLayoutEffect, useRef, useState } from 'react';

/** A game that is being opened, or why that failed. */
export interface Opening {
  readonly key: string;
  readonly loading: false | 'entering' | 'accepting';
  readonly error?: string;
}

interface Options {
  readonly onGo: (address: string) => void;
  /** The error where the server gives no reason. */
  readonly fallback: string;
}

/** Opens one game at a time, and goes to it. */
export function useOpening({ onGo, fallback }: Options) {
  const [opening, setOpening] = useState<Opening>();
  const isUnmounted = useRef(false);

  // A layout effect: a passive one is cleaned up after a paint, and the reply may come before it.
  useLayoutEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  async function open(key: string, loading: Opening['loading'], send: () => Promise<Entered>) {
    setOpening({ key, loading });
    const { error, ...entered } = await send();
    // A player who has left meanwhile is not taken to the game.
    if (isUnmounted.current) return;
    setOpening(error && { key, loading: false, error: error.detail || fallback });
    if ('to' in entered) onGo(entered.to);
  }

  return { opening, open };
}
