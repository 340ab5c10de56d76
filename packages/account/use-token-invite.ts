import { type Clock, contactOf, isWeather, Refused, readInvite, type SnugCore, systemClock } from '@snug/client';
import { checkInvite, type InviteClaims, resendCodeMs, sendInvite } from '@snug/contract';
import { useCallback, useEffect, useState } from 'react';
import type { InviteWords } from './invite-words.ts';

/** Where an invite stands. Nothing of what its token says is shown before the server has found it genuine (H50). */
export type TokenInviteStep =
  | { readonly at: 'checking' }
  /** It leads nowhere: `retry`, for now. */
  | { readonly at: 'shut'; readonly text: string; readonly retry: boolean }
  | { readonly at: 'open'; readonly invite: InviteClaims }
  /** `times`: how often the link went out to this contact. */
  | { readonly at: 'sent'; readonly invite: InviteClaims; readonly contact: string; readonly times: number };

interface Options {
  readonly client: SnugCore;
  readonly token: string;
  readonly words: InviteWords;
  readonly clock: Clock | undefined;
  readonly onJoinLink: (gameId: string, teamCode: string) => void;
}

/** An invite's token: checked, then on to the game for who is logged in, else sent on as a link (INVITE-01 … INVITE-05). */
export function useTokenInvite({ client, token, words, clock = systemClock, onJoinLink }: Options) {
  const { session, call } = client;
  const [step, setStep] = useState<TokenInviteStep>({ at: 'checking' });
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** After which sending a minute has passed. */
  const [waitedFor, setWaitedFor] = useState(0);
  const invite = 'invite' in step ? step.invite : undefined;
  const times = step.at === 'sent' ? step.times : 0;

  /** The server's no to the invite itself: by this link nobody comes in any more. */
  const shut = useCallback(
    ({ status_code, detail }: Refused) =>
      setStep({ at: 'shut', text: status_code === ended ? detail : words.invalidLink, retry: false }),
    [words],
  );

  const check = useCallback(
    async (signal?: AbortSignal) => {
      if (!readInvite(token)) return setStep({ at: 'shut', text: words.invalidLink, retry: false });
      setStep({ at: 'checking' });
      try {
        const invite = await call(checkInvite, { body: { token }, signal });
        if (!signal?.aborted) setStep({ at: 'open', invite });
      } catch (trouble) {
        if (signal?.aborted) return;
        if (trouble instanceof Refused && !isWeather(trouble)) return shut(trouble);
        const text = (trouble instanceof Refused && trouble.detail) || words.inviteUnreached;
        setStep({ at: 'shut', text, retry: true });
      }
    },
    [call, token, words, shut],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is what this follows; words do not check it again
  useEffect(() => {
    const leaving = new AbortController();
    void check(leaving.signal);
    return () => leaving.abort();
  }, [client, token]);

  // Also who logs in meanwhile, in another tab, by the very link that was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback does not lead there again
  useEffect(() => {
    if (!invite) return;
    let hasLeft = false;
    const goOn = () => {
      if (hasLeft || session.token() === undefined) return;
      hasLeft = true;
      onJoinLink(invite.game_id, invite.team_code);
    };
    goOn();
    return session.subscribe(goOn);
  }, [session, invite]);

  useEffect(() => {
    if (times > 0) return clock.after(resendCodeMs, () => setWaitedFor(times));
    setWaitedFor(0);
  }, [times, clock]);

  /** Has the join link sent to a contact as it was typed. Answers whether it went out. */
  async function send(typed: string): Promise<boolean> {
    const contact = contactOf(typed);
    if (!invite || !contact) {
      setError(words.neitherContact);
      return false;
    }
    const { game_id, team_code, inviter } = invite;
    setError(undefined);
    setSending(true);
    try {
      await call(sendInvite, { params: { id: game_id }, body: { team_code, inviter, ...contact } });
      setStep({ at: 'sent', invite, contact: typed.trim(), times: times + 1 });
      return true;
    } catch (trouble) {
      if (trouble instanceof Refused && (trouble.status_code === over || trouble.status_code === ended)) {
        shut(trouble);
      } else {
        setError((trouble instanceof Refused && trouble.detail) || words.inviteUnsent);
      }
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    /** Whoever is logged in sees nothing of it: they are on their way. */
    step: invite && session.token() !== undefined ? checking : step,
    error,
    isSending,
    /** A minute has to pass before the same message goes out again. */
    isTooSoon: waitedFor < times,
    check: () => check(),
    send,
    sendAgain: async () => step.at === 'sent' && send(step.contact),
    /** Back to the contact. */
    restart() {
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

const checking: TokenInviteStep = { at: 'checking' };

/** What the server answers for an invite that is no use any more, and for one to a game that has ended. */
const over = 403;
const ended = 409;
