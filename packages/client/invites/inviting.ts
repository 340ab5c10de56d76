import { type GameView, type Invite, invitePanelOpensMs, invitePanelResetsMs, inviteToTeam } from '@snug/contract';
import { type AsyncAction, asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { type Contact, contactOf, contactText } from '../contact-of.ts';
import { invitees } from '../join/invitees.ts';
import { detailOf, Refused } from '../refused.ts';
import { type Clock, systemClock } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { newSharedLink, sharedLink } from './shared-link.ts';

/**
 * Why nobody was invited: the text is no contact (RULE-08, RULE-09); `on-team`: the contact is one's own; `invited`: its
 * invite still stands (RULE-07); or another error, with the server's text if there is one (ERR-39).
 */
export interface InvitingError {
  readonly key: 'neither-contact' | 'on-team' | 'invited' | 'went-wrong';
  readonly detail: string;
}

/** The link that the QR code shows and people share. `busy`: it is being renewed or loaded again. */
export type LinkState =
  | { readonly at: 'coming' }
  /** `error`: why it was not renewed, in the server's words. */
  | { readonly at: 'there'; readonly urlid: string; readonly busy: boolean; readonly error?: string }
  /** The server's text; none for a network error. */
  | { readonly at: 'failed'; readonly detail: string; readonly busy: boolean };

export interface InvitingState {
  /** The panel with code and link is open. */
  readonly isPanelOpen: boolean;
  readonly typed: string;
  /** An invite is being sent. */
  readonly busy: boolean;
  readonly error: InvitingError | undefined;
  /** The contacts invited here, the latest last. */
  readonly sent: readonly Contact[];
  readonly link: LinkState;
}

/** Invites people to one's team: by email or phone, or by a link that they scan. Headless. */
export interface Inviting extends Watched<InvitingState> {
  /** Opens the panel. Without motion (`still`) nothing is animated. */
  open(still?: boolean): void;
  close(still?: boolean): void;
  type(text: string): void;
  /** The field lost focus: from now on it shows a phone number formatted (RULE-10). */
  leaveField(): void;
  /** Resolves with whether an invite was sent. If not, the text stays. */
  send(): Promise<boolean>;
  /** Loads the link again after an error. */
  askLink(): Promise<void>;
  /** Creates a new link, which ends the previous one. Resolves with whether there is one. */
  renewLink(): Promise<boolean>;
}

export interface InvitingOptions {
  readonly gameId: string;
  /** The current view of the game: its team's code changes after a kick. */
  readonly view: () => GameView | undefined;
  /** Adds an invite to the team's list: the server notifies only its invitee. */
  readonly keep: (invite: Invite) => void;
  readonly clock?: Clock;
}

const empty: InvitingState = {
  isPanelOpen: false,
  typed: '',
  busy: false,
  error: undefined,
  sent: [],
  link: { at: 'coming' },
};

/** @example const inviting = createInviting(client, { gameId: '12', view: () => game.get().view, keep: game.keepInvite }); */
export function createInviting(core: Pick<SnugCore, 'call'>, options: InvitingOptions): Inviting {
  const { clock = systemClock } = options;
  const { get, set, subscribe } = watched<InvitingState>(empty);
  let isShown = false;
  let stop = (): void => {};
  const visit = asyncAction();
  const parts: InvitingParts = { core, ...options, get, put: (change) => set({ ...get(), ...change }), visit };
  const { put } = parts;
  const { askLink, renewLink } = inviteLink(parts);

  /** Synchronous without motion: even a timer of 0 would show the panel late. */
  function after(ms: number, still: boolean, run: () => void): void {
    stop();
    stop = still ? () => {} : clock.after(ms, run);
    if (still) run();
  }

  return {
    get,
    subscribe,
    askLink,
    renewLink,
    send: () => sendInvite(parts),

    open(still = false) {
      if (isShown) return;
      isShown = true;
      after(invitePanelOpensMs, still, () => put({ isPanelOpen: true }));
      void askLink();
    },

    close(still = false) {
      if (!isShown) return;
      isShown = false;
      put({ isPanelOpen: false });
      after(invitePanelResetsMs, still, () => {
        visit.start();
        set(empty);
      });
    },

    type: (typed) => put({ typed, error: undefined }),

    leaveField() {
      const contact = contactOf(get().typed);
      if (contact && 'phone' in contact) put({ typed: contactText(contact) });
    },
  };
}

interface InvitingParts extends InvitingOptions {
  readonly core: Pick<SnugCore, 'call'>;
  get(): InvitingState;
  put(change: Partial<InvitingState>): void;
  /** Begins anew with each reset: the replies of an earlier one are ignored. */
  readonly visit: AsyncAction;
}

/** The link that people share: asked for once in a visit, and renewed. */
function inviteLink({ core, gameId, view, get, put, visit }: InvitingParts): Pick<Inviting, 'askLink' | 'renewLink'> {
  /** The visit in which the link was requested. */
  let asked: AbortSignal | undefined;
  /** Runs link requests one after the other: of two new links only the later one is valid. */
  let line: Promise<unknown> = Promise.resolve();
  const team = () => ({ gameId, team: view()?.team?.team_code ?? '' });

  async function linkFrom(ask: () => Promise<string>, failed: (error: unknown) => LinkState): Promise<boolean> {
    const left = visit.signal();
    const next = line.then(ask).then((urlid): LinkState => ({ at: 'there', urlid, busy: false }), failed);
    line = next;
    const link = await next;
    if (left.aborted) return false;
    put({ link });
    return link.at === 'there' && link.error === undefined;
  }

  const failure = (error: unknown): LinkState => ({ at: 'failed', detail: detailOf(error), busy: false });

  return {
    async askLink() {
      const { link } = get();
      if (link.at === 'there' || (link.at === 'failed' ? link.busy : asked === visit.signal())) return;
      asked = visit.signal();
      if (link.at === 'failed') put({ link: { ...link, busy: true } });
      await linkFrom(() => sharedLink(core, team()), failure);
    },

    async renewLink() {
      const { link } = get();
      if (link.at !== 'there' || link.busy) return false;
      const { urlid } = link;
      put({ link: { at: 'there', urlid, busy: true } });
      return linkFrom(
        () => newSharedLink(core, team()),
        // After a refusal the old link stands. After a network error either may be valid, so the link is loaded again.
        (error) =>
          error instanceof Refused ? { at: 'there', urlid, busy: false, error: error.detail } : failure(error),
      );
    },
  };
}

async function sendInvite(parts: InvitingParts): Promise<boolean> {
  const { get, put, visit } = parts;
  const { typed, busy } = get();
  if (busy) return false;
  const contact = contactOf(typed);
  const problem = contact ? knownProblem(contact, parts) : 'neither-contact';
  if (!contact || problem) {
    put({ error: problem && { key: problem, detail: '' } });
    return false;
  }
  const left = visit.signal();
  put({ busy: true, error: undefined });
  const error = await invite(contact, parts);
  if (left.aborted) return false;
  if (error) {
    put({ busy: false, error });
    return false;
  }
  const now = contactOf(get().typed);
  // The next contact may be in the field already.
  const isNext = !now || contactText(now) !== contactText(contact);
  put({ busy: false, typed: isNext ? get().typed : '', sent: [...get().sent, contact] });
  return true;
}

/** Why a contact is not invited, as far as this device knows; the server decides the rest. */
function knownProblem(contact: Contact, { view, get }: InvitingParts): InvitingError['key'] | undefined {
  const { me, team } = view() ?? {};
  if (invitees([contact], [me ?? {}]).length === 0) return 'on-team';
  return invitees([contact], [...(team?.invites ?? []), ...get().sent]).length === 0 ? 'invited' : undefined;
}

async function invite(
  contact: Contact,
  { core, gameId: id, view, keep }: InvitingParts,
): Promise<InvitingError | undefined> {
  const { teamid, team_code = '' } = view()?.team ?? {};
  const body = { inviteBy: 'email' in contact ? 'email' : 'phone', ...contact } as const;
  try {
    const { invite } = await core.call(inviteToTeam, { params: { id, team: team_code }, body });
    const now = view()?.team;
    // Another member has invited this contact before: it is the same invite, and no second notification is sent.
    if (now?.invites.some(({ invite_id }) => invite_id === invite.invite_id)) return { key: 'invited', detail: '' };
    // Late, one may be on another team.
    if (now?.teamid === teamid) keep(invite);
    return undefined;
  } catch (cause) {
    return { key: 'went-wrong', detail: detailOf(cause) };
  }
}
