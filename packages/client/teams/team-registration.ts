import {
  cleanTeamName,
  editTeam,
  type GameTeam,
  type GameView,
  listMyTeams,
  type TeamStub,
  upgradeTeam,
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { detailOf } from '../refused.ts';
import { type Random, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { newTeams } from './new-team.ts';

/**
 * Why the team is not registered: it has no name (ERR-36), another team of the game has that name, or another error, with
 * the server's text if there is one (ERR-39).
 */
export interface TeamRegistrationError {
  readonly key: 'name-needed' | 'name-taken' | 'went-wrong';
  readonly detail: string;
}

export interface TeamRegistrationState {
  /** The player's registered teams that are not in this game; undefined while they are loading. */
  readonly teams: readonly TeamStub[] | undefined;
  /** Loading failed; the list is empty if there was none before (ERR-09). */
  readonly failed: boolean;
  /** The list is loading, possibly again. */
  readonly asking: boolean;
  /** The number of the team to become, or `new`. */
  readonly chosen: string;
  /** The name of a new team. */
  readonly name: string;
  readonly busy: boolean;
  readonly error: TeamRegistrationError | undefined;
  /** The resulting team. */
  readonly done: GameTeam | undefined;
}

/** Turns a guest team into a registered one (GAME-29, OPEN-48). Headless. */
export interface TeamRegistration extends Watched<TeamRegistrationState> {
  /** Loads the player's teams; a list that is there stays meanwhile. */
  askTeams(): Promise<void>;
  choose(kt_team_id: string): void;
  setName(name: string): void;
  /** Resolves with whether the team is registered. If not, the name stays in the field. */
  register(): Promise<boolean>;
}

export interface TeamRegistrationOptions {
  readonly gameId: string;
  /** The current view of the game. */
  readonly view: () => GameView | undefined;
  readonly random?: Random;
}

/** @example const registration = createTeamRegistration(client, { gameId: '12', view: () => game.get().view }); */
export function createTeamRegistration(
  core: Pick<SnugCore, 'call'>,
  { gameId, view, random = systemRandom }: TeamRegistrationOptions,
): TeamRegistration {
  const { get, set, subscribe } = watched<TeamRegistrationState>({
    teams: undefined,
    failed: false,
    asking: false,
    chosen: 'new',
    name: view()?.team?.team_name ?? '',
    busy: false,
    error: undefined,
    done: undefined,
  });
  const { call } = core;
  const newTeam = newTeams(core, random);
  const put = (change: Partial<TeamRegistrationState>): void => set({ ...get(), ...change });
  let hasChosen = false;
  /** A team that was created and is not in the game yet: a retry creates no second one. */
  let made: { readonly kt_team_id: string; name: string } | undefined;

  const others = (): readonly GameTeam[] => {
    const { team, game_teams = [] } = view() ?? {};
    return game_teams.filter(({ teamid }) => teamid !== team?.teamid);
  };

  async function askTeams(): Promise<void> {
    if (get().asking) return;
    put({ asking: true });
    try {
      // Only the teams one has joined: one cannot play for a team that only invited one.
      const mine = await call(listMyTeams, { query: { joined: 'yes', rnd: String(random.fraction()) } });
      const here = new Set(others().map(({ kt_team_id }) => kt_team_id));
      // A team created here and not in the game yet is still shown as `new`.
      const free = mine.filter(({ kt_team_id }) => !here.has(kt_team_id) && kt_team_id !== made?.kt_team_id);
      const isThere = (number: string) => number === 'new' || free.some(({ kt_team_id }) => kt_team_id === number);
      // A list that arrives late does not replace the field that somebody is typing in.
      const chosen = hasChosen && isThere(get().chosen) ? get().chosen : (free[0]?.kt_team_id ?? 'new');
      put({ teams: free, failed: false, asking: false, chosen });
    } catch {
      put({ teams: get().teams ?? [], failed: true, asking: false });
    }
  }

  /** The number of a new team of this name; renames the team created before, if there is one. */
  async function numberOf(team_name: string): Promise<string> {
    if (!made) {
      made = { kt_team_id: await newTeam({ team_name }), name: team_name };
    } else if (made.name !== team_name) {
      const body = { team_name, restrict_editing: false, no_requests: false };
      await call(editTeam, { params: { id: made.kt_team_id }, body });
      made.name = team_name;
    }
    return made.kt_team_id;
  }

  async function register(): Promise<boolean> {
    const { busy, done, chosen, name } = get();
    if (busy || done) return false;
    const team_name = chosen === 'new' ? cleanTeamName(name) : '';
    const isTaken = others().some((team) => team.team_name.toLowerCase() === team_name.toLowerCase());
    if (chosen === 'new' && (team_name === '' || isTaken)) {
      put({ error: { key: isTaken ? 'name-taken' : 'name-needed', detail: '' } });
      return false;
    }
    put({ busy: true, error: undefined });
    try {
      const teamid = chosen === 'new' ? await numberOf(team_name) : chosen;
      const team_code = view()?.team?.team_code ?? '';
      const { team } = await call(upgradeTeam, { params: { gameid: gameId, team_code }, body: { teamid } });
      put({ busy: false, done: team });
      return true;
    } catch (error) {
      put({ busy: false, error: { key: 'went-wrong', detail: detailOf(error) } });
      return false;
    }
  }

  return {
    get,
    subscribe,
    askTeams,
    register,

    choose(chosen) {
      hasChosen = true;
      if (!get().busy) put({ chosen, error: undefined });
    },

    setName(name) {
      hasChosen = true;
      if (!get().busy) put({ name, error: undefined });
    },
  };
}
