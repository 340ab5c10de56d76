import { detailOf, isNetworkError, isSignedToken, Refused, type SnugCore } from '@snug/client';
import { cleanPlayerName, joinGame, nameCheck, setName } from '@snug/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { JoinLinkWords } from './join-link-words.ts';

/** Loading, then exactly one of error, name prompt, or joined, which has left this screen (LINK-15). */
export type JoinLinkStep =
  | { readonly at: 'finding' }
  | { readonly at: 'joining' }
  /** `retry`: it was weather, and trying again may help. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  | { readonly at: 'name'; readonly error?: string };

interface Options {
  readonly client: SnugCore;
  readonly gameId: string;
  readonly teamCode: string;
  readonly onGame: (gameId: string) => void;
  readonly words: JoinLinkWords;
}

/** The join by link: name check, perhaps a name, join (LINK-04 … LINK-14). */
export function useJoinLink({ client, gameId, teamCode, onGame, words }: Options) {
  const { session } = client;
  const [step, setStep] = useState<JoinLinkStep>({ at: 'finding' });
  const running = useRef<AbortController>(undefined);
  const textOf = (trouble: unknown) => detailOf(trouble) || words.somethingWrong;

  /** One thing at a time: what ran before comes to nothing. */
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
    } catch (trouble) {
      if (!signal.aborted) setStep({ at: 'failed', text: textOf(trouble), retry: isNetworkError(trouble) });
    }
  }

  /** `error`: why the name that was given was not taken. */
  async function begin(error?: string): Promise<void> {
    const signal = start();
    const invalid = (retry = false) => setStep({ at: 'failed', text: words.invalidLink, retry });
    const asked = session.token();
    if (!asked) return invalid();
    setStep({ at: 'finding' });
    try {
      const { status, message } = await client.call(nameCheck, { signal });
      if (signal.aborted) return;
      if (status === 'no-name') return askName(signal, error);
      if (status !== 'success') return invalid();
      // Logged out meanwhile, in another tab, they stay so; a newer login knows more than this reply.
      if (!session.token()) return invalid();
      if (isSignedToken(message) && session.token() === asked) session.setToken(message);
    } catch (trouble) {
      // A server that cannot be reached says nothing about the link, so it may be tried again (LINK-13).
      if (!signal.aborted) invalid(isNetworkError(trouble));
      return;
    }
    await join(signal);
  }

  function askName(signal: AbortSignal, error?: string): void {
    setStep({ at: 'name', error });
    // The name may be given in another tab, where the same link was opened.
    const stop = session.subscribe(() => {
      if (session.claims()?.player_name) void begin();
    });
    signal.addEventListener('abort', stop);
  }

  // Left at once, not after a paint, before which the reply may come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what this follows; callbacks and words do not start it again
  useLayoutEffect(() => {
    void begin();
    return () => running.current?.abort();
  }, [client, gameId, teamCode]);

  /** Sets the name, keeps the new token, then joins (LINK-11). Does nothing without a name (LINK-10). */
  async function nameAndJoin(text: string): Promise<void> {
    const name = cleanPlayerName(text);
    if (!name) return;
    const signal = start();
    const who = session.claims()?.sub;
    setStep({ at: 'joining' });
    try {
      const { message } = await client.call(setName, { body: { name } });
      // The server calls them so, whoever waits for it here; but a login that has ended stays ended.
      if (session.claims()?.sub === who) session.setToken(message);
    } catch (trouble) {
      if (signal.aborted) return;
      // They have a name by now, from another tab, and a link may not change it.
      if (trouble instanceof Refused && trouble.status_code === 403) return begin(textOf(trouble));
      return askName(signal, textOf(trouble));
    }
    if (!signal.aborted) await join(signal);
  }

  return { step, nameAndJoin, tryAgain: () => begin() };
}
