import { createTokenInvite, type SnugCore, type TokenInviteError } from '@snug/client';
import { useStarted } from '@snug/client/react';
import type { InviteWords } from './invite-words.ts';

interface Options {
  readonly client: SnugCore;
  readonly token: string;
  readonly words: InviteWords;
  readonly now: () => number;
  readonly onJoinLink: (address: string) => void;
}

/** An invite by its token, in words (INVITE-01 … INVITE-05). */
export function useTokenInvite({ client, token, words, now, onJoinLink }: Options) {
  const make = () => createTokenInvite(client, { token, now, onJoinLink });
  const [invitation, { step, error, isSending }] = useStarted(make, [client, token]);
  // Stays on loading for a logged-in player, who is being taken to the game.
  const isLeaving = 'invite' in step && client.session.token() !== undefined;
  return {
    ...invitation,
    step: isLeaving ? ({ at: 'finding' } as const) : step,
    error: error && textOf(error, words),
    failure: step.at === 'failed' ? textOf(step.error, words) : '',
    isSending,
  };
}

function textOf({ key, detail }: TokenInviteError, words: InviteWords): string {
  const texts: Record<TokenInviteError['key'], string> = {
    invalid: words.invalidLink,
    ended: detail,
    unreached: detail || words.inviteUnreached,
    'neither-contact': words.neitherContact,
    unsent: detail || words.inviteUnsent,
  };
  return texts[key];
}
