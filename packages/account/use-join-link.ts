import { detailOf, isNetworkError, isSignedToken, Refused, type SnugCore } from '@snug/client';
import { cleanPlayerName, joinGame, nameCheck, setName } from '@snug/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { JoinLinkWords } from './join-link-words.ts';

/** Loading, then exactly one of error, name prompt, or joined, which leaves this screen (LINK-15). */
export type JoinLinkStep =
  | { readonly at: 'finding' }
  | { readonly at: 'joining' }
  /** `retry`: a network error, so trying again may help. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  | { readonly at: 'name'; readonly error?: string };

interface Options {
  readonly client: SnugCore;
  readonly gameId: string;
  readonly teamCode: string;
  readonly onGame: (gameId: string) => void;
  readonly words: JoinLinkWords;
}

/** Joins by link: checks the name, asks for one if there is none, then joins (LINK-04 … LINK-14). */
export function useJoinLink({ client, gameId, teamCode, onGame, words }: Options) {
  const { session } = client;
  const [step, setStep] = useState<JoinLinkStep>({ at: 'finding' });
  const running = useRef<AbortController>(undefined);
  const textOf = (error: unknown) => detailOf(error) || words.somethingWrong;

  /** Starts a step and aborts the one before, whose reply is ignored. */
  function start(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function join(signal: AbortSignal): Promise<void> {
    setStep({ at: 'joining' });
    try {
      const { game_id } = await client.call(joinGame, {
        params: { id: gameId },
        body: { team_code: teamCode },
        signal,
      });
      if (!signal.aborted) onGame(game_id);
    } catch (error) {
      if (!signal.aborted) setStep({ at: 'failed', text: textOf(error), retry: isNetworkError(error) });
    }
  }

  /** `error`: why the given name was refused. */
  async function begin(error?: string): Promise<void> {
    const signal = start();
    const invalid = (retry = false) => setStep({ at: 'failed', text: words.invalidLink, retry });
    const tokenBefore = session.token();
    if (!tokenBefore) return invalid();
    setStep({ at: 'finding' });
    try {
      const { status, message } = await client.call(nameCheck, { signal });
      if (signal.aborted) return;
      if (status === 'no-name') return askName(signal, error);
      if (status !== 'success') return invalid();
      // Logged out in another tab meanwhile: stays logged out. A newer login is fresher than this reply.
      if (!session.token()) return invalid();
      if (isSignedToken(message) && session.token() === tokenBefore) session.setToken(message);
    } catch (error) {
      // An unreachable server does not mean that the link is invalid, so it can be retried (LINK-13).
      if (!signal.aborted) invalid(isNetworkError(error));
      return;
    }
    await join(signal);
  }

  function askName(signal: AbortSignal, error?: string): void {
    setStep({ at: 'name', error });
    // The name may be given in another tab that opened the same link.
    const stop = session.subscribe(() => {
      if (session.claims()?.player_name) void begin();
    });
    signal.addEventListener('abort', stop);
  }

  // A layout effect: a passive one is cleaned up after a paint, and the reply may come before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another link only
  useLayoutEffect(() => {
    void begin();
    return () => running.current?.abort();
  }, [client, gameId, teamCode]);

  /** Sets the name, stores the new token, then joins (LINK-11). Does nothing without a name (LINK-10). */
  async function nameAndJoin(text: string): Promise<void> {
    const name = cleanPlayerName(text);
    if (!name) return;
    const signal = start();
    const playerId = session.claims()?.sub;
    setStep({ at: 'joining' });
    try {
      const { message } = await client.call(setName, { body: { name } });
      // The server has set the name even if this screen was left, so the token is stored; but not after a logout.
      if (session.claims()?.sub === playerId) session.setToken(message);
    } catch (error) {
      if (signal.aborted) return;
      // The name was set in another tab meanwhile, and a login by a link may not change it.
      if (error instanceof Refused && error.status_code === 403) return begin(textOf(error));
      return askName(signal, textOf(error));
    }
    if (!signal.aborted) await join(signal);
  }

  return { step, nameAndJoin, tryAgain: () => begin() };
}
