import {
  approveMember,
  disbandTeam,
  editTeam,
  inviteMember,
  type RegisteredTeam,
  removeMember,
  requestToJoin,
  restoreTeam,
  setOwner,
  type TeamMember,
  teamDetail,
  updateTeamPhoto,
} from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { Caller, SnugCore } from '../client.ts';
import type { Contact } from '../contact-of.ts';
import { type TeamSettings, teamEdit } from '../permissions/team-settings.ts';
import { detailOf, Refused } from '../refused.ts';
import { type UploadOptions, uploadImage } from '../uploads/upload-image.ts';
import { type Watched, watched } from '../watched.ts';
import { teamNumberOf } from './team-number.ts';

/** An action failed: the server's text, empty for a network error (ERR-39). */
export interface TeamPageError {
  readonly detail: string;
  /** Nothing was sent: whom it is about is something else to the team by now. */
  readonly isChanged?: boolean;
}

/** What is known of the team. `restored`: it was archived until this page asked for it (ERR-14). */
export type TeamPageState = {
  /** An action is under way; the others wait, since each reply is the whole team. */
  readonly busy: boolean;
  readonly error: TeamPageError | undefined;
} & (
  | { readonly at: 'loading' }
  /** No team has this number. `needsLogin`: only somebody logged in finds archived teams. */
  | { readonly at: 'missing'; readonly needsLogin: boolean }
  | { readonly at: 'failed'; readonly detail: string }
  /** `by`: whether this page changed the team last, or it was loaded, and somebody else may have changed it. */
  | { readonly at: 'there'; readonly team: RegisteredTeam; readonly restored: boolean; readonly by: 'action' | 'load' }
);

/** The page of a registered team. Headless: a widget shows `get()` and calls the verbs, which resolve to whether it is done. */
export interface TeamPage extends Watched<TeamPageState> {
  start(): void;
  stop(): void;
  /** Loads the team again; the one that is shown stays meanwhile, and if that fails. */
  load(): Promise<void>;
  request(): Promise<boolean>;
  accept(): Promise<boolean>;
  /** Takes the viewer off the team's list: leaves, declines an invite, cancels a request. */
  withdraw(): Promise<boolean>;
  approve(playerid: string): Promise<boolean>;
  /** Takes somebody else off the team's list: kicks, denies a request, cancels an invite. */
  remove(playerid: string): Promise<boolean>;
  changeOwner(playerid: string): Promise<boolean>;
  invite(contact: Contact): Promise<boolean>;
  edit(settings: TeamSettings): Promise<boolean>;
  disband(): Promise<boolean>;
  /** Uploads the team's picture. Rejects with what went wrong, also when the reply has no url (ERR-37). */
  setPicture(picture: Blob, options: Pick<UploadOptions<typeof updateTeamPhoto>, 'onSent' | 'signal'>): Promise<void>;
  closeError(): void;
}

/**
 * Long: its verbs, which share one state.
 *
 * @param number The public team number as it stands in the address.
 *
 * @example
 * const page = createTeamPage(core, '10042');
 * page.start();
 */
export function createTeamPage({ call, session }: Pick<SnugCore, 'call' | 'session'>, number: string): TeamPage {
  const idle = { busy: false, error: undefined };
  const { get, set, subscribe } = watched<TeamPageState>({ at: 'loading', ...idle });
  const loading = asyncAction();
  const visit = asyncAction();
  const id = teamNumberOf(number);
  const me = () => session.claims()?.sub ?? '';

  async function load(): Promise<void> {
    const before = get();
    if (before.busy) return;
    if (id === undefined) return set({ at: 'missing', needsLogin: false, ...idle });
    set({ ...before, busy: before.at === 'failed' });
    await loading.run(
      (signal) => found(call, id, signal),
      (found) => set({ ...found, busy: false, error: found.at === 'there' ? get().error : undefined }),
      (error) => {
        if (get().at !== 'there') set({ at: 'failed', detail: detailOf(error), ...idle });
      },
    );
  }

  /** Makes one call about the team, whose reply is the team as it is then. */
  async function act(send: (id: string) => Promise<RegisteredTeam>): Promise<boolean> {
    const before = get();
    if (before.at !== 'there' || before.busy || id === undefined) return false;
    // A reload under way would bring the team as it was before.
    loading.stop();
    const left = visit.signal();
    set({ ...before, ...idle, busy: true });
    try {
      const team = await send(id);
      if (left.aborted) return false;
      set({ ...before, team, by: 'action', ...idle });
      return true;
    } catch (cause) {
      if (left.aborted) return false;
      if (cause instanceof Changed) {
        set({ ...before, team: cause.team, busy: false, error: { detail: '', isChanged: true } });
        return false;
      }
      set({ ...before, busy: false, error: { detail: detailOf(cause) } });
      // Refused, somebody else has changed the team; without a reply, it may be changed all the same.
      void load();
      return false;
    }
  }

  /**
   * Takes somebody off the list as what they are on this screen. They may have joined by now, and one call ends all: so the
   * team is looked at again first, and nothing is sent about somebody who is something else.
   */
  const remove = (playerid: string) =>
    act(async (id) => {
      const shown = entryIn(get(), playerid);
      const team = await call(teamDetail, { params: { id }, anybody: true });
      const now = entryIn({ at: 'there', team }, playerid);
      if (shown?.joined !== now?.joined || shown?.requested !== now?.requested) throw new Changed(team);
      return call(removeMember, { params: { id, playerid } });
    });
  const approve = (playerid: string) => act((id) => call(approveMember, { params: { id, playerid } }));

  return {
    get,
    subscribe,
    load,
    approve,
    remove,
    start() {
      visit.start();
      void load();
    },
    stop() {
      visit.stop();
      loading.stop();
    },
    request: () => act((id) => call(requestToJoin, { params: { id } })),
    accept: () => approve(me()),
    withdraw: () => remove(me()),
    changeOwner: (new_owner) => act((id) => call(setOwner, { params: { id }, body: { new_owner } })),
    invite: (body) => act((id) => call(inviteMember, { params: { id }, body })),
    async edit(settings) {
      const body = teamEdit(settings);
      return body !== undefined && act((id) => call(editTeam, { params: { id }, body }));
    },
    disband: () => act((id) => call(disbandTeam, { params: { id } })),
    async setPicture(picture, options) {
      try {
        const { url } = await uploadImage(call, updateTeamPhoto, { id: id ?? '' }, picture, options);
        if (!url) throw new Error('The reply has no url.');
        // A load that began before would bring the picture before it: the file chooser hides the page, which is loaded again.
        loading.stop();
        const now = get();
        if (now.at === 'there') set({ ...now, team: { ...now.team, team_image: url } });
      } catch (error) {
        void load();
        throw error;
      }
    },
    closeError() {
      const now = get();
      if (now.error) set({ ...now, error: undefined });
    },
  };
}

/** Somebody else was quicker. */
class Changed extends Error {
  readonly team: RegisteredTeam;

  constructor(team: RegisteredTeam) {
    super('The team has changed.');
    this.team = team;
  }
}

function entryIn(state: { readonly at: string; readonly team?: RegisteredTeam }, id: string): TeamMember | undefined {
  return state.team?.members.find(({ playerid }) => playerid === id);
}

type Found =
  | { at: 'there'; team: RegisteredTeam; restored: boolean; by: 'load' }
  | { at: 'missing'; needsLogin: boolean };

/** Looks the team up; where there is none, it is asked for in the archives once, and looked up again (ERR-14, ERR-15). */
async function found(call: Caller, id: string, signal: AbortSignal): Promise<Found> {
  const params = { id };
  const look = () => call(teamDetail, { params, signal, anybody: true });
  try {
    return { at: 'there', team: await look(), restored: false, by: 'load' };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    const { success } = await call(restoreTeam, { params, signal, stays: true });
    if (!success) return { at: 'missing', needsLogin: false };
    return { at: 'there', team: await look(), restored: true, by: 'load' };
  } catch (error) {
    if (isMissing(error)) return { at: 'missing', needsLogin: false };
    if (error instanceof Refused && (error.status_code === 401 || error.status_code === 403)) {
      return { at: 'missing', needsLogin: true };
    }
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Refused && error.status_code === 404;
}
