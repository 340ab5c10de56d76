import { detailOf, isSignedToken, isWeather, type SnugCore } from '@snug/client';
import { cleanPlayerName, joinGame, nameCheck, setName } from '@snug/contract';
import { useEffect, useState } from 'react';
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
  const [step, setStep] = useState<JoinLinkStep>({ at: 'finding' });
  const textOf = (trouble: unknown) => detailOf(trouble) || words.somethingWrong;

  async function join(signal?: AbortSignal): Promise<void> {
    setStep({ at: 'joining' });
    try {
      const { game_id } = await client.call(joinGame, {
        params: { id: gameId },
        body: { team_code: teamCode },
        signal,
      });
      if (!signal?.aborted) onGame(game_id);
    } catch (trouble) {
      if (!signal?.aborted) setStep({ at: 'failed', text: textOf(trouble), retry: isWeather(trouble) });
    }
  }

  async function begin(signal?: AbortSignal): Promise<void> {
    const invalid = (retry = false) => setStep({ at: 'failed', text: words.invalidLink, retry });
    if (!client.session.token()) return invalid();
    setStep({ at: 'finding' });
    try {
      const { status, message } = await client.call(nameCheck, { signal });
      if (signal?.aborted) return;
      if (status === 'no-name') return setStep({ at: 'name' });
      if (status !== 'success') return invalid();
      if (isSignedToken(message)) client.session.setToken(message);
    } catch (trouble) {
      // A server that cannot be reached says nothing about the link, so it may be tried again (LINK-13).
      if (!signal?.aborted) invalid(isWeather(trouble));
      return;
    }
    await join(signal);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what this follows; callbacks and words do not start it again
  useEffect(() => {
    const leaving = new AbortController();
    void begin(leaving.signal);
    return () => leaving.abort();
  }, [client, gameId, teamCode]);

  /** Sets the name, keeps the new token, then joins (LINK-11). Does nothing without a name (LINK-10). */
  async function nameAndJoin(text: string): Promise<void> {
    const name = cleanPlayerName(text);
    if (!name) return;
    setStep({ at: 'joining' });
    try {
      const { message } = await client.call(setName, { body: { name } });
      client.session.setToken(message);
    } catch (trouble) {
      return setStep({ at: 'name', error: textOf(trouble) });
    }
    await join();
  }

  return { step, nameAndJoin, tryAgain: () => begin() };
}
