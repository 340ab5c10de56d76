import type { Settled } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { useState } from 'react';

/** What is being done with a game, or why that failed. */
export interface Opening {
  readonly key: string;
  readonly loading: false | 'entering' | 'accepting' | 'turning-down';
  readonly error?: string;
}

interface Options {
  readonly onGo: (address: string) => void;
  /** The error where the server gives no reason, unless the action has one of its own. */
  readonly fallback: string;
}

/** Opens one game at a time, and goes to it; or turns one down, after which there is nothing to open. */
export function useOpening({ onGo, fallback }: Options) {
  const [opening, setOpening] = useState<Opening>();
  const action = useAsyncAction();

  async function open(
    key: string,
    loading: Opening['loading'],
    send: () => Promise<Settled>,
    /** Called after success, when there is no address to go to. */
    done = () => {},
    sentence = fallback,
  ) {
    setOpening({ key, loading });
    const left = action.signal();
    const { to, error } = await send();
    // A player who has left meanwhile is not taken to the game.
    if (left.aborted) return;
    setOpening(error && { key, loading: false, error: error.detail || sentence });
    if (to !== undefined) onGo(to);
    else if (!error) done();
  }

  return { opening, open };
}
