import type { Settled, SnugCore } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import type { GameStub } from '@snug/contract';
import { useState } from 'react';

/** What is being done with a game, or why that failed. */
export interface Opening {
  /** Of its line in a list. */
  readonly key?: string;
  readonly loading: false | 'entering' | 'accepting' | 'turning-down';
  readonly error?: string;
}

interface Options {
  readonly client: SnugCore;
  readonly onGo: (address: string) => void;
  /** The error where the server gives no reason, unless the action has one of its own. */
  readonly fallback: string;
}

/** Opens one game at a time, and goes to it; or turns one down, after which there is nothing to open. */
export function useOpening({ client, onGo, fallback }: Options) {
  const [opening, setOpening] = useState<Opening>();
  const action = useAsyncAction();

  async function open(
    game: GameStub & Pick<Opening, 'key'>,
    loading: Opening['loading'],
    send: (client: SnugCore, game: GameStub, left: AbortSignal) => Promise<Settled>,
    /** Called after success, when there is no address to go to. */
    done?: () => void,
    sentence = fallback,
  ) {
    const { key } = game;
    setOpening({ key, loading });
    const left = action.signal();
    const { to, error } = await send(client, game, left);
    // A player who has left meanwhile is not taken to the game.
    if (left.aborted) return;
    setOpening(error && { key, loading: false, error: error.detail || sentence });
    if (to !== undefined) onGo(to);
    else if (!error) done?.();
  }

  return { opening, open };
}
