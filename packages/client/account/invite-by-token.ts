import { checkInvite, type InviteClaims, sendInvite } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { contactOf } from '../contact-of.ts';
import { joinLinkPath } from '../join/paths.ts';
import { detailOf, isNetworkError, Refused } from '../refused.ts';
import { readInvite } from '../start/sent-links.ts';
import { type Watched, watched } from '../watched.ts';

/** What is wrong with an invite or a contact, with the server's text if there is one. */
export interface TokenInviteError {
  readonly key: 'invalid' | 'ended' | 'unreached' | 'neither-contact' | 'unsent';
  readonly detail: string;
}

/** The state of an invite. No content of its token is shown before the server has found it genuine (H50). */
type TokenInviteStep =
  | { readonly at: 'finding' }
  /** It cannot be used; with `retry`, perhaps later. */
  | { readonly at: 'failed'; readonly error: TokenInviteError; readonly retry: boolean }
  | { readonly at: 'open'; readonly invite: InviteClaims }
  /** Sent to a contact, as it was entered: how many times, and when last, in ms since 1970. */
  | {
      readonly at: 'sent';
      readonly invite: InviteClaims;
      readonly contact: string;
      readonly times: number;
      readonly sentAt: number;
    };

interface TokenInviteState {
  readonly step: TokenInviteStep;
  readonly error: TokenInviteError | undefined;
  readonly isSending: boolean;
}

/** Checks an invite's token; then opens the game if logged in, else sends a login link (INVITE-01 … INVITE-05). */
interface InviteByToken extends Watched<TokenInviteState> {
  /** Checks the token; also retries after a network error. */
  start(): void;
  stop(): void;
  /** Sends the join link to a contact. Answers whether it was sent. */
  send(typed: string): Promise<boolean>;
  sendAgain(): Promise<boolean>;
  /** Goes back to the contact: the reply for the first one is ignored. */
  restart(): void;
  /** On blur: shows an error if the text is no contact. */
  validate(typed: string): void;
  forgetError(): void;
}

interface Options {
  readonly token: string;
  readonly now: () => number;
  readonly onJoinLink: (address: string) => void;
}

/** @example const invite = createTokenInvite(core, { token, now: Date.now, onJoinLink: open }); invite.start(); */
export function createTokenInvite(core: SnugCore, options: Options): InviteByToken {
  const { get, set, subscribe } = watched<TokenInviteState>({ step: finding, error: undefined, isSending: false });
  const put = (change: Partial<TokenInviteState>): void => set({ ...get(), ...change });
  const sending = asyncAction();
  const { start, stop } = checking(core, options, (step) => put({ step }));
  const neither = () => put({ error: errorOf('neither-contact') });

  async function send(typed: string): Promise<boolean> {
    const { step } = get();
    const contact = contactOf(typed);
    if (!('invite' in step) || !contact) {
      neither();
      return false;
    }
    const { invite } = step;
    const { game_id, team_code, inviter } = invite;
    const superseded = sending.start();
    put({ error: undefined, isSending: true });
    try {
      await core.call(sendInvite, { params: { id: game_id }, body: { team_code, inviter, ...contact } });
      if (superseded.aborted) return false;
      const times = step.at === 'sent' ? step.times + 1 : 1;
      put({ step: { at: 'sent', invite, contact: typed.trim(), times, sentAt: options.now() } });
      return true;
    } catch (failure) {
      if (failure instanceof Refused && (failure.status_code === inviteClosed || failure.status_code === gameEnded)) {
        stop();
        put({ step: refused(failure) });
      } else if (!superseded.aborted) {
        put({ error: errorOf('unsent', failure) });
      }
      return false;
    } finally {
      put({ isSending: false });
    }
  }

  return {
    get,
    subscribe,
    start,
    stop,
    send,
    async sendAgain() {
      const { step } = get();
      return step.at === 'sent' && send(step.contact);
    },
    restart() {
      sending.stop();
      const { step } = get();
      put({ error: undefined, ...('invite' in step && { step: { at: 'open', invite: step.invite } }) });
    },
    validate: (typed) => void (typed.trim() !== '' && !contactOf(typed) && neither()),
    forgetError: () => put({ error: undefined }),
  };
}

/** Asks the server about the token, and goes on as soon as somebody is logged in, perhaps by the very link that was sent. */
function checking({ session, call }: SnugCore, options: Options, show: (step: TokenInviteStep) => void) {
  const { token, onJoinLink } = options;
  const action = asyncAction();

  function goOn({ game_id, team_code }: InviteClaims): void {
    const left = action.signal();
    const go = () => {
      if (left.aborted || session.token() === undefined) return;
      action.stop();
      onJoinLink(joinLinkPath(game_id, team_code));
    };
    go();
    // Somebody may log in meanwhile in another tab.
    if (!left.aborted) left.addEventListener('abort', session.subscribe(go));
  }

  return {
    stop: action.stop,
    start() {
      if (!readInvite(token)) return show({ at: 'failed', error: errorOf('invalid'), retry: false });
      show(finding);
      void action.run(
        (signal) => call(checkInvite, { body: { token }, anybody: true, signal }),
        (invite) => {
          show({ at: 'open', invite });
          goOn(invite);
        },
        (failure) => {
          if (failure instanceof Refused && !isNetworkError(failure)) return show(refused(failure));
          show({ at: 'failed', error: errorOf('unreached', failure), retry: true });
        },
      );
    },
  };
}

const finding: TokenInviteStep = { at: 'finding' };

/** The server's status for an invite that is no longer valid, and for one to a game that has ended. */
const inviteClosed = 403;
const gameEnded = 409;

/** The server refused the invite itself, so this link is invalid for good. */
function refused(failure: Refused): TokenInviteStep {
  const error = failure.status_code === gameEnded ? errorOf('ended', failure) : errorOf('invalid');
  return { at: 'failed', error, retry: false };
}

function errorOf(key: TokenInviteError['key'], failure?: unknown): TokenInviteError {
  return { key, detail: failure === undefined ? '' : detailOf(failure) };
}
