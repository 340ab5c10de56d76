import { isSignedToken, Refused, type SnugCore } from '@snug/client';
import { cleanPlayerName, joinGame, nameCheck, setName } from '@snug/contract';
import { useEffect, useState } from 'react';
import type { JoinLinkWords } from './words.ts';

/** Loading, then exactly one of error, name prompt, or joined, which has left this screen (LINK-15). */
export type JoinLinkStep =
  | { readonly at: 'finding' }
  | { readonly at: 'joining' }
  | { readonly at: 'error'; readonly text: string }
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
  const textOf = (trouble: unknown) =>
    trouble instanceof Refused && trouble.detail ? trouble.detail : words.somethingWrong;

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
      if (!signal?.aborted) setStep({ at: 'error', text: textOf(trouble) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what this follows; callbacks and words do not start it again
  useEffect(() => {
    if (!client.session.token()) return setStep({ at: 'error', text: words.invalidLink });
    const leaving = new AbortController();
    const { signal } = leaving;
    setStep({ at: 'finding' });
    client
      .call(nameCheck, { signal })
      .then(({ status, message }) => {
        if (signal.aborted) return;
        if (status === 'no-name') return setStep({ at: 'name' });
        if (status !== 'success') return setStep({ at: 'error', text: words.invalidLink });
        if (isSignedToken(message)) client.session.setToken(message);
        return join(signal);
      })
      .catch(() => {
        if (!signal.aborted) setStep({ at: 'error', text: words.invalidLink });
      });
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

  return { step, nameAndJoin };
}
