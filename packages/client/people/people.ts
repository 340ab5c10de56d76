import {
  answerJoinRequest,
  askToJoin,
  cancelInvite,
  cancelJoinRequest,
  dropPlayer,
  promoteCaptain,
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { detailOf } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';

/**
 * What went wrong among people, as a key of the words table: `request` (ERR-26), `answer` with the server's detail
 * (ERR-27), `sanity-check` (ERR-28): then the game is loaded anew. `promote` has no row of its own: its detail is shown.
 */
export interface PeopleError {
  readonly key: 'request' | 'answer' | 'sanity-check' | 'promote';
  readonly detail: string;
}

export interface PeopleState {
  /** Whom or what something is being done about: team codes, player codes, invite ids. Their buttons rest. */
  readonly busy: readonly string[];
  readonly error: PeopleError | undefined;
}

/** What came of one act. `resting`: that one was under way already, and nothing was sent. */
export type PeopleOutcome = 'done' | 'resting' | PeopleError;

/** Who comes onto a team of a game and who goes. What comes of it arrives live, for everybody. */
export interface People extends Watched<PeopleState> {
  /** Asks the captain of a team to be let in; `team` is the code that the game shows of it. */
  ask(team: string): Promise<PeopleOutcome>;
  cancelAsk(team: string): Promise<PeopleOutcome>;
  /** The captain lets somebody in or turns them away, by their player_code. */
  approve(team: string, playerCode: string): Promise<PeopleOutcome>;
  decline(team: string, playerCode: string): Promise<PeopleOutcome>;
  /** The captain kicks somebody; with one's own player_code one leaves. */
  drop(team: string, playerCode: string): Promise<PeopleOutcome>;
  cancelInvite(team: string, inviteId: string): Promise<PeopleOutcome>;
  promote(team: string, playerCode: string): Promise<PeopleOutcome>;
  closeError(): void;
}

export interface PeopleOptions {
  readonly gameId: string;
  /** Loads the game anew: after a failed drop nobody knows who is on the team (ERR-28). */
  readonly reload: () => void;
}

/**
 * @example
 * const people = createPeople(client, { gameId: '12', reload: client.game('12').refresh });
 * await people.ask(team.team_code);
 */
export function createPeople(
  { call, session }: Pick<SnugCore, 'call' | 'session'>,
  { gameId, reload }: PeopleOptions,
): People {
  const { get, set, subscribe } = watched<PeopleState>({ busy: [], error: undefined });

  async function about(whom: string, key: PeopleError['key'], send: () => Promise<unknown>): Promise<PeopleOutcome> {
    if (get().busy.includes(whom)) return 'resting';
    set({ busy: [...get().busy, whom], error: undefined });
    let error: PeopleError | undefined;
    try {
      await send();
    } catch (cause) {
      error = { key, detail: detailOf(cause) };
    }
    set({ busy: get().busy.filter((each) => each !== whom), error: error ?? get().error });
    if (error?.key === 'sanity-check') reload();
    return error ?? 'done';
  }

  /** One's own request goes with the client id in the body as in the header. */
  const request = (row: typeof askToJoin | typeof cancelJoinRequest, teamId: string) =>
    about(teamId, 'request', () => call(row, { params: { gameId, teamId }, body: { client_id: session.clientId() } }));

  const respond = (action: 'approve' | 'decline', teamId: string, player_id: string) =>
    about(player_id, 'answer', () =>
      call(answerJoinRequest, { params: { gameId, teamId, action }, body: { player_id } }),
    );

  return {
    get,
    subscribe,
    ask: (team) => request(askToJoin, team),
    cancelAsk: (team) => request(cancelJoinRequest, team),
    approve: (team, playerCode) => respond('approve', team, playerCode),
    decline: (team, playerCode) => respond('decline', team, playerCode),
    drop: (team, player_id) =>
      about(player_id, 'sanity-check', () => call(dropPlayer, { params: { id: gameId, team }, body: { player_id } })),
    cancelInvite: (team, invite_id) =>
      about(invite_id, 'sanity-check', () => call(cancelInvite, { params: { id: gameId, team }, body: { invite_id } })),
    promote: (team, player_code) =>
      about(player_code, 'promote', () =>
        call(promoteCaptain, { params: { id: gameId, team }, body: { player_code } }),
      ),
    closeError: () => set({ ...get(), error: undefined }),
  };
}
