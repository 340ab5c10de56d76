import type { Entered } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useState } from 'react';

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
  const action = useAsyncAction();

  async function open(key: string, loading: Opening['loading'], send: () => Promise<Entered>) {
    setOpening({ key, loading });
    const left = action.signal();
    const { error, ...entered } = await send();
    // A player who has left meanwhile is not taken to the game.
    if (left.aborted) return;
    setOpening(error && { key, loading: false, error: error.detail || fallback });
    if ('to' in entered) onGo(entered.to);
  }

  return { opening, open };
}
