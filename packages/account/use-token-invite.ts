import { contactOf, detailOf, isNetworkError, joinLinkPath, Refused, readInvite, type SnugCore } from '@snug/client';
import { checkInvite, type InviteClaims, sendInvite } from '@snug/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InviteWords } from './invite-words.ts';

/** The state of an invite. No content of its token is shown before the server has found it genuine (H50). */
export type TokenInviteStep =
  | { readonly at: 'finding' }
  /** It cannot be used; with `retry`, perhaps later. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  | { readonly at: 'open'; readonly invite: InviteClaims }
  /** Sent to a contact, as it was entered: how many times, and when last, in ms since 1970. */
  | {
      readonly at: 'sent';
      readonly invite: InviteClaims;
      readonly contact: string;
      readonly times: number;
      readonly sentAt: number;
    };

interface Options {
  readonly client: SnugCore;
  readonly token: string;
  readonly words: InviteWords;
  readonly now: () => number;
  readonly onJoinLink: (address: string) => void;
}

/** Checks an invite's token; then opens the game if logged in, else sends a login link (INVITE-01 … INVITE-05). */
export function useTokenInvite({ client, token, words, now, onJoinLink }: Options) {
  const { session, call } = client;
  const [step, setStep] = useState<TokenInviteStep>(finding);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** The player went back to enter another contact: the reply for the first one is ignored. */
  const isSuperseded = useRef(false);
  const invite = 'invite' in step ? step.invite : undefined;

  /** The server refused the invite itself, so this link is invalid for good. */
  const refuse = useCallback(
    ({ status_code, detail }: Refused) =>
      setStep({ at: 'failed', text: status_code === gameEnded ? detail : words.invalidLink, retry: false }),
    [words],
  );

  const check = useCallback(
    async (signal?: AbortSignal) => {
      if (!readInvite(token)) return setStep({ at: 'failed', text: words.invalidLink, retry: false });
      setStep(finding);
      try {
        const invite = await call(checkInvite, { body: { token }, anybody: true, signal });
        if (!signal?.aborted) setStep({ at: 'open', invite });
      } catch (failure) {
        if (signal?.aborted) return;
        if (failure instanceof Refused && !isNetworkError(failure)) return refuse(failure);
        setStep({ at: 'failed', text: detailOf(failure) || words.inviteUnreached, retry: true });
      }
    },
    [call, token, words, refuse],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again for another token only, not for other words
  useEffect(() => {
    const leaving = new AbortController();
    void check(leaving.signal);
    return () => leaving.abort();
  }, [client, token]);

  // Also runs when somebody logs in meanwhile in another tab, perhaps with the very link that was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another callback does not open it again
  useLayoutEffect(() => {
    if (!invite) return;
    let hasLeft = false;
    const goOn = () => {
      if (hasLeft || session.token() === undefined) return;
      hasLeft = true;
      onJoinLink(joinLinkPath(invite.game_id, invite.team_code));
    };
    goOn();
    return session.subscribe(goOn);
  }, [session, invite]);

  /** Sends the join link to a contact. Answers whether it was sent. */
  async function send(typed: string): Promise<boolean> {
    const contact = contactOf(typed);
    if (!invite || !contact) {
      setError(words.neitherContact);
      return false;
    }
    const { game_id, team_code, inviter } = invite;
    isSuperseded.current = false;
    setError(undefined);
    setSending(true);
    try {
      await call(sendInvite, { params: { id: game_id }, body: { team_code, inviter, ...contact } });
      if (isSuperseded.current) return false;
      const times = step.at === 'sent' ? step.times + 1 : 1;
      setStep({ at: 'sent', invite, contact: typed.trim(), times, sentAt: now() });
      return true;
    } catch (failure) {
      if (failure instanceof Refused && (failure.status_code === inviteClosed || failure.status_code === gameEnded)) {
        refuse(failure);
      } else if (!isSuperseded.current) {
        setError(detailOf(failure) || words.inviteUnsent);
      }
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    /** Stays on loading for a logged-in player, who is being taken to the game. */
    step: invite && session.token() !== undefined ? finding : step,
    error,
    isSending,
    check: () => check(),
    send,
    sendAgain: async () => step.at === 'sent' && send(step.contact),
    /** Goes back to the contact. */
    restart() {
      isSuperseded.current = true;
      setError(undefined);
      if (invite) setStep({ at: 'open', invite });
    },
    /** On blur: shows an error if the text is no contact. */
    validate(typed: string) {
      if (typed.trim() !== '' && !contactOf(typed)) setError(words.neitherContact);
    },
    forgetError: () => setError(undefined),
  };
}

const finding: TokenInviteStep = { at: 'finding' };

/** The server's status for an invite that is no longer valid, and for one to a game that has ended. */
const inviteClosed = 403;
const gameEnded = 409;
