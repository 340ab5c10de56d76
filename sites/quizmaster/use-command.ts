import { isNetworkError, Refused } from '@snug/client';
import { useWords } from '@snug/ui';
import { useState } from 'react';
import { consoleWords } from './words.ts';

export interface Command {
  readonly busy: boolean;
  /** Why the last one failed, as a sentence. */
  readonly failure: string | undefined;
  /** Runs a command unless another is running; resolves to its reply, or undefined when it failed. */
  run<T>(send: () => Promise<T>): Promise<T | undefined>;
}

/** Commands whose replies are not the state of the game, one at a time. A failed one says why and may be pressed again. */
export function useCommand(): Command {
  const words = useWords(consoleWords);
  const [state, setState] = useState<Pick<Command, 'busy' | 'failure'>>({ busy: false, failure: undefined });
  return {
    ...state,
    async run(send) {
      if (state.busy) return undefined;
      setState({ busy: true, failure: undefined });
      try {
        const reply = await send();
        setState({ busy: false, failure: undefined });
        return reply;
      } catch (error) {
        const isRefusal = error instanceof Refused && !isNetworkError(error);
        setState({ busy: false, failure: isRefusal ? words.commandRefused(error.detail) : words.commandFailed });
        return undefined;
      }
    },
  };
}
