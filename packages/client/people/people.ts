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
 * What went wrong, as a key of the words table: `request` (ERR-26), `answer` with the server's text (ERR-27), `sanity-check`
 * (ERR-28), after which the game is loaded again. `promote` has no row of its own: the server's text is shown.
 */
export interface PeopleError {
  readonly key: 'request' | 'answer' | 'sanity-check' | 'promote';
  readonly detail: string;
}

export interface PeopleState {
  /** The team codes, player codes and invite ids with a pending request. Their buttons are disabled. */
  readonly busy: readonly string[];
  readonly error: PeopleError | undefined;
}

/** The outcome of a request. `resting`: the same one was pending already, and nothing was sent. */
export type PeopleOutcome = 'done' | 'resting' | PeopleError;

/** Adds players to a team of a game and removes them. The result arrives live, for everybody. */
export interface People extends Watched<PeopleState> {
  /** Asks the captain of a team to join; `team` is the code that the game shows for it. */
  ask(team: string): Promise<PeopleOutcome>;
  cancelAsk(team: string): Promise<PeopleOutcome>;
  /** The captain accepts or declines a join request, by player_code. */
  approve(team: string, playerCode: string): Promise<PeopleOutcome>;
  decline(team: string, playerCode: string): Promise<PeopleOutcome>;
  /** The captain kicks a player; with one's own player_code one leaves. */
  drop(team: string, playerCode: string): Promise<PeopleOutcome>;
  cancelInvite(team: string, inviteId: string): Promise<PeopleOutcome>;
  promote(team: string, playerCode: string): Promise<PeopleOutcome>;
  closeError(): void;
}

export interface PeopleOptions {
  readonly gameId: string;
  /** Loads the game again: after a failed drop the team's players are uncertain (ERR-28). */
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

  /** A player's own request carries the client id in the body as well as in the header. */
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
