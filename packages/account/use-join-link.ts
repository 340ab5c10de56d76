import { createJoinLink, type JoinLinkError, type SnugCore } from '@snug/client';
import { useStarted } from '@snug/client/react';
import type { JoinLinkWords } from './join-link-words.ts';

interface Options {
  readonly client: SnugCore;
  readonly gameId: string;
  readonly teamCode: string;
  readonly onGame: (gameId: string) => void;
  readonly words: JoinLinkWords;
}

/** Joins by link, in words (LINK-04 … LINK-14). */
export function useJoinLink({ client, gameId, teamCode, onGame, words }: Options) {
  const make = () => createJoinLink(client, { gameId, teamCode, onGame });
  const [link, step] = useStarted(make, [client, gameId, teamCode]);
  const error = 'error' in step ? textOf(step.error, words) : undefined;
  return { step, error, nameAndJoin: link.nameAndJoin, tryAgain: link.start };
}

function textOf(error: JoinLinkError | undefined, words: JoinLinkWords): string | undefined {
  if (error?.key === 'invalid') return words.invalidLink;
  return error && (error.detail || words.somethingWrong);
}
