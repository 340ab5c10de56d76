import {
  cleanTeamName,
  type FoundGame,
  findGame,
  type GameHead,
  gameCodeLength,
  gameExists,
  headcount,
  joinGame,
  joinWithCode,
  newPlayer,
  type TeamStub,
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { Contact } from '../contact-of.ts';
import { Refused } from '../refused.ts';
import type { GuardedStorage } from '../storage.ts';
import { clientErrors } from '../words.ts';
import { invitees } from './invitees.ts';
import { gamePath, joinPath, teamHerePath } from './paths.ts';

/**
 * What went wrong, as a key of the words table: `try-again` (ERR-04), `went-wrong` (ERR-05). The server's text takes
 * precedence.
 */
export interface JoinError {
  readonly key: 'try-again' | 'went-wrong';
  readonly detail?: string;
}

/** A registered team of the player that is in the game, with a code to join it. */
export type TeamHere = NonNullable<FoundGame['my_teams']>[number];

/** The state of a join. `code`: waiting for one. `go`: done, the page navigates to `to`. */
export type JoinState = { readonly code: string; readonly error?: JoinError } & (
  | { readonly step: 'code' }
  | { readonly step: 'finding' }
  /** A registered player was here before and is not logged in: `Log In` or `New Player` (JOIN-07). */
  | { readonly step: 'found-choice'; readonly game: GameHead; readonly playerName: string; readonly busy: boolean }
  /** `Game Found!` with `Join` (JOIN-12). */
  | { readonly step: 'found'; readonly game: GameHead; readonly here: readonly TeamHere[] }
  /** Which team? (OPEN-17) */
  | { readonly step: 'team'; readonly game: GameHead; readonly here: readonly TeamHere[] }
  | { readonly step: 'joining'; readonly game: GameHead; readonly here: readonly TeamHere[] }
  /** `gameId` once the player is in that game; else by the login, or by the link into a team that is there (JOIN-16). */
  | { readonly step: 'go'; readonly by: 'join' | 'login' | 'link'; readonly to: string; readonly gameId?: string }
);

/** The team to join with: a new one by its name, or one of the player's registered teams. */
export type TeamChoice = { readonly num_players?: number; readonly invites?: readonly Contact[] } & (
  | { readonly team_name: string }
  | { readonly team: Pick<TeamStub, 'kt_team_id' | 'team_name'> }
);

/** The way from a code to a game screen (JOIN-04 … JOIN-14). Headless: a widget shows `get()` and calls the verbs. */
export interface Join {
  get(): JoinState;
  subscribe(changed: () => void): () => void;
  /** Looks up a stored target code by itself, if the game is still open (JOIN-14, OPEN-15). */
  start(): Promise<void>;
  setCode(code: string): void;
  find(): Promise<void>;
  /** Goes to the login and back: into the game for a returning player, else to the choice of a team. */
  logIn(): void;
  newPlayer(): Promise<void>;
  join(): void;
  /** Joins with a team; a team that is in the game already is joined by its link (JOIN-16). */
  choose(choice: TeamChoice): Promise<void>;
  /** Joins without a team. */
  watch(): Promise<void>;
  /** Returns to the code, which is kept. */
  back(): void;
}

/** The valid forms of `target_code`; other values are corrupt. */
const isCode = new RegExp(`^\\d{${gameCodeLength}}$`);
const targetCode = 'target_code';
const joinStatus = 'join_status';
const atTeam = (code: string) => `team ${code}`;
/** A team name while it is being typed. */
export const typedName = 'snug_team_name';
const choseSpectator = 'choseSpectator';

/** Makes the next join of this tab look up this game first, when a login comes in between (OPEN-19). */
export function keepTarget({ session }: GuardedStorage, code: string): void {
  session.set(targetCode, code);
}

/** Ends the join, because the game is open by whatever way: nothing is looked up any more (OPEN-19, OPEN-20). */
export function joinIsDone({ local, session }: GuardedStorage): void {
  for (const store of [session, local]) store.remove(targetCode);
  local.remove(joinStatus);
}

/**
 * @example
 * const join = createJoin(createCore());
 * join.subscribe(() => show(join.get()));
 * join.setCode('123456');
 * await join.find();
 */
export function createJoin(core: SnugCore): Join {
  const { session, storage, call } = core;
  const listeners = new Set<() => void>();
  let state: JoinState = { step: 'code', code: '' };

  function to(next: JoinState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function fail(error: unknown, key: JoinError['key'], back: JoinState): void {
    const { error: _, ...rest } = back;
    // One text for every reason (ERR-05).
    const detail = error instanceof Refused && key !== 'went-wrong' ? error.detail : '';
    to({ ...rest, error: detail === '' ? { key } : { key, detail } });
  }

  /**
   * Shows a busy step while something is sent. If the player goes back or to another code meanwhile, a late reply is
   * ignored.
   */
  async function during<T>(busy: JoinState, send: () => Promise<T>, then: (reply: T) => void, key: JoinError['key']) {
    const before = state;
    to(busy);
    try {
      const reply = await send();
      if (state === busy) then(reply);
    } catch (error) {
      if (state === busy) fail(error, key, before);
    }
  }

  async function find(): Promise<void> {
    const { code, step } = state;
    if (code === '' || (step !== 'code' && step !== 'found' && step !== 'found-choice')) return;
    if (step !== 'code') to({ step: 'code', code });
    const busy: JoinState = { step: 'finding', code };
    await during(busy, () => call(findGame, { body: { code }, anybody: true }), go, 'try-again');
    forgetTarget();
  }

  /** Continues differently for new and returning players (JOIN-05 … JOIN-12). */
  function go({ game, found_player, my_teams: here = [] }: FoundGame): void {
    const { code } = state;
    const isLoggedIn = session.token() !== undefined;
    if (isLoggedIn && found_player) session.setClientId(found_player.client_id);
    if (!found_player) to({ step: wasAtTeam(code) ? 'team' : 'found', code, game, here });
    else if (isLoggedIn || !found_player.player) arrive(game.gameid);
    else to({ step: 'found-choice', code, game, playerName: found_player.player_name, busy: false });
  }

  function arrive(gameId: string): void {
    joinIsDone(storage);
    to({ step: 'go', by: 'join', code: state.code, to: gamePath(gameId), gameId });
  }

  /** After a login to choose a team of this game, asks for the team at once (OPEN-20). */
  function wasAtTeam(code: string): boolean {
    const reached = storage.local.get(joinStatus);
    storage.local.remove(joinStatus);
    return reached === atTeam(code);
  }

  /** The target was looked up, whatever the result (OPEN-19). */
  function forgetTarget(): void {
    storage.session.remove(targetCode);
    storage.local.remove(targetCode);
  }

  const joining = (
    { code, game, here }: JoinState & { step: 'found' | 'team' },
    key: JoinError['key'],
    send: () => Promise<{ game_id: string }>,
  ): Promise<void> => during({ step: 'joining', code, game, here }, send, ({ game_id }) => arrive(game_id), key);

  /** A verb that needs a game was called without one: returns to the code (ERR-30, OPEN-80). */
  function noGame(): void {
    if (state.step === 'code') to({ ...state, error: { key: 'went-wrong', detail: clientErrors.noGame } });
  }

  return {
    get: () => state,

    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },

    async start() {
      if (state.step !== 'code') return;
      const kept = [storage.session.get(targetCode), storage.local.get(targetCode)];
      const code = kept.find((each) => each !== undefined && isCode.test(each));
      if (code === undefined) return forgetTarget();
      try {
        const { exists } = await call(gameExists, { params: { code }, anybody: true });
        // A stale code is dropped without an error.
        if (!exists) return forgetTarget();
      } catch {
        return;
      }
      if (state.step !== 'code' || state.code !== '') return;
      to({ step: 'code', code });
      await find();
    },

    setCode(code) {
      if (state.step === 'code' || state.step === 'found' || state.step === 'found-choice') to({ step: 'code', code });
    },

    find,

    logIn() {
      if (state.step !== 'found-choice' && state.step !== 'team') return;
      const { step, code, game } = state;
      keepTarget(storage, code);
      storage.local.set(joinStatus, step === 'team' ? atTeam(code) : 'login');
      const back = step === 'team' ? joinPath(code) : gamePath(game.gameid);
      to({ step: 'go', by: 'login', code, to: `/auth?previous=${encodeURIComponent(back)}` });
    },

    async newPlayer() {
      if (state.step !== 'found-choice' || state.busy) return;
      const { code, game } = state;
      state = { ...state, error: undefined };
      const send = async (): Promise<void> => {
        const before = session.clientId();
        // The server takes the new player from the header, so the fresh id must be stored before the call.
        const client_id = session.freshClientId();
        try {
          const sent = { params: { id: game.gameid }, body: { client_id } };
          if (!(await call(newPlayer, sent)).success) throw new Error('The server made no new player.');
        } catch (error) {
          // Unless the player went back and a later New Player has stored another id since.
          if (session.clientId() === client_id) session.setClientId(before);
          throw error;
        }
      };
      // Nobody is logged in here, so none of the teams is theirs.
      await during({ ...state, busy: true }, send, () => to({ step: 'team', code, game, here: [] }), 'went-wrong');
    },

    join() {
      if (state.step === 'found') to({ ...state, step: 'team', error: undefined });
      else noGame();
    },

    async choose(choice) {
      if (state.step !== 'team') return noGame();
      const { code, game, here } = state;
      const link = 'team' in choice && teamHerePath(game.gameid, here, choice.team.kt_team_id);
      if (link) return to({ step: 'go', by: 'link', code, to: link });
      const team = 'team' in choice ? choice.team : { kt_team_id: 'new', team_name: cleanTeamName(choice.team_name) };
      // Some details are missing (RULE-01).
      if (!isCode.test(code) || team.team_name === '') return;
      const invites = invitees(choice.invites ?? [], [session.claims() ?? {}]);
      const body = {
        code,
        team_name: team.team_name,
        kt_team_id: team.kt_team_id,
        num_players: headcount(choice.num_players, invites.length),
        invites: [...invites],
      };
      await joining(state, 'try-again', async () => {
        const joined = await call(joinWithCode, { body });
        storage.session.remove(typedName);
        return joined;
      });
    },

    async watch() {
      if (state.step !== 'team' && state.step !== 'found') return noGame();
      const { game } = state;
      await joining(state, 'went-wrong', async () => {
        const joined = await call(joinGame, { params: { id: game.gameid }, body: {} });
        storage.session.set(choseSpectator, 'true');
        return joined;
      });
    },

    back: () => to({ step: 'code', code: state.code }),
  };
}
