import { contactOf, detailOf, isNetworkError, joinLinkPath, Refused, readInvite, type SnugCore } from '@snug/client';
import { checkInvite, type InviteClaims, sendInvite } from '@snug/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InviteWords } from './invite-words.ts';

/** Where an invite stands. Nothing of what its token says is shown before the server has found it genuine (H50). */
export type TokenInviteStep =
  | { readonly at: 'finding' }
  /** It leads nowhere: `retry`, for now. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  | { readonly at: 'open'; readonly invite: InviteClaims }
  /** To a contact as it was entered: how many times, and when last, in ms since 1970. */
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

/** An invite's token: checked, then on to the game for who is logged in, else sent on as a link (INVITE-01 … INVITE-05). */
export function useTokenInvite({ client, token, words, now, onJoinLink }: Options) {
  const { session, call } = client;
  const [step, setStep] = useState<TokenInviteStep>(finding);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Another contact is wanted than the one that is being sent to. */
  const hasTurned = useRef(false);
  const invite = 'invite' in step ? step.invite : undefined;

  /** The server's no to the invite itself: by this link nobody comes in any more. */
  const refuse = useCallback(
    ({ status_code, detail }: Refused) =>
      setStep({ at: 'failed', text: status_code === ended ? detail : words.invalidLink, retry: false }),
    [words],
  );

  const check = useCallback(
    async (signal?: AbortSignal) => {
      if (!readInvite(token)) return setStep({ at: 'failed', text: words.invalidLink, retry: false });
      setStep(finding);
      try {
        const invite = await call(checkInvite, { body: { token }, anybody: true, signal });
        if (!signal?.aborted) setStep({ at: 'open', invite });
      } catch (trouble) {
        if (signal?.aborted) return;
        if (trouble instanceof Refused && !isNetworkError(trouble)) return refuse(trouble);
        setStep({ at: 'failed', text: detailOf(trouble) || words.inviteUnreached, retry: true });
      }
    },
    [call, token, words, refuse],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is what this follows; words do not check it again
  useEffect(() => {
    const leaving = new AbortController();
    void check(leaving.signal);
    return () => leaving.abort();
  }, [client, token]);

  // Also who logs in meanwhile, in another tab, by the very link that was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback does not lead there again
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

  /** Has the join link sent to a contact as it was typed. Answers whether it went out. */
  async function send(typed: string): Promise<boolean> {
    const contact = contactOf(typed);
    if (!invite || !contact) {
      setError(words.neitherContact);
      return false;
    }
    const { game_id, team_code, inviter } = invite;
    hasTurned.current = false;
    setError(undefined);
    setSending(true);
    try {
      await call(sendInvite, { params: { id: game_id }, body: { team_code, inviter, ...contact } });
      if (hasTurned.current) return false;
      const times = step.at === 'sent' ? step.times + 1 : 1;
      setStep({ at: 'sent', invite, contact: typed.trim(), times, sentAt: now() });
      return true;
    } catch (trouble) {
      if (trouble instanceof Refused && (trouble.status_code === over || trouble.status_code === ended)) {
        refuse(trouble);
      } else if (!hasTurned.current) {
        setError(detailOf(trouble) || words.inviteUnsent);
      }
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    /** Whoever is logged in sees nothing of it: they are on their way. */
    step: invite && session.token() !== undefined ? finding : step,
    error,
    isSending,
    check: () => check(),
    send,
    sendAgain: async () => step.at === 'sent' && send(step.contact),
    /** Back to the contact. */
    restart() {
      hasTurned.current = true;
      setError(undefined);
      if (invite) setStep({ at: 'open', invite });
    },
    /** The field was left with something in it that is nobody's contact. */
    look(typed: string) {
      if (typed.trim() !== '' && !contactOf(typed)) setError(words.neitherContact);
    },
    forgetError: () => setError(undefined),
  };
}

const finding: TokenInviteStep = { at: 'finding' };

/** What the server answers for an invite that is no use any more, and for one to a game that has ended. */
const over = 403;
const ended = 409;
