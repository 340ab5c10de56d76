import { cleanTeamName, editTeam, type GameTeam, type GameView, registerTeam, upgradeTeam } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { detailOf } from '../refused.ts';
import { type Random, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { chosenOf, createMyTeams, type MyTeamsState } from './my-teams.ts';
import { newTeams } from './new-team.ts';

/**
 * Why the team is not registered: it has no name (ERR-36), another team of the game has that name, or another error, with
 * the server's text if there is one (ERR-39).
 */
export interface TeamRegistrationError {
  readonly key: 'name-needed' | 'name-taken' | 'went-wrong';
  readonly detail: string;
}

export interface TeamRegistrationState extends MyTeamsState {
  /** The number of the team to become, or `new`. */
  readonly chosen: string;
  readonly busy: boolean;
  readonly error: TeamRegistrationError | undefined;
  /** The resulting team. */
  readonly done: GameTeam | undefined;
}

/** Turns a guest team into a registered one (GAME-29, OPEN-48). Headless. */
export interface TeamRegistration extends Watched<TeamRegistrationState> {
  /** Loads the player's teams that are not in this game. */
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

/**
 * Long: its verbs, which share one state.
 *
 * @example const registration = createTeamRegistration(client, { gameId: '12', view: () => game.get().view });
 */
export function createTeamRegistration(
  core: Pick<SnugCore, 'call'>,
  { gameId, view, random = systemRandom }: TeamRegistrationOptions,
): TeamRegistration {
  const made = createdTeam(core, random);
  const mine = createMyTeams(core, {
    name: view()?.team?.team_name ?? '',
    offered(teams) {
      const here = new Set(others().map(({ kt_team_id }) => kt_team_id));
      // A team created here and not in the game yet is still shown as `new`.
      return teams.filter(({ kt_team_id }) => !here.has(kt_team_id) && kt_team_id !== made.number());
    },
    random,
  });
  const { get, set, subscribe } = watched<TeamRegistrationState>({
    ...mine.get(),
    chosen: 'new',
    busy: false,
    error: undefined,
    done: undefined,
  });
  const put = (change: Partial<TeamRegistrationState>): void => set({ ...get(), ...change });
  mine.subscribe(() => put({ ...mine.get(), chosen: chosenOf(mine.get()) }));

  const others = (): readonly GameTeam[] => {
    const { team, game_teams = [] } = view() ?? {};
    return game_teams.filter(({ teamid }) => teamid !== team?.teamid);
  };

  /** What somebody types or clicks counts unless it is being sent. */
  function edit(change: () => void): void {
    if (get().busy) return;
    put({ error: undefined });
    change();
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
      const isNew = chosen === 'new';
      const body = { teamid: isNew ? await made.named(team_name) : chosen };
      const team_code = view()?.team?.team_code ?? '';
      // The guest team becomes a new one, or is tied to one that the captain had before: a call for each (OPEN-48).
      const { team } = isNew
        ? await core.call(upgradeTeam, { params: { gameid: gameId, team_code }, body })
        : await core.call(registerTeam, { params: { id: gameId, team: team_code }, body });
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
    register,
    askTeams: async () => (get().asking ? undefined : mine.ask()),
    choose: (chosen) => edit(() => mine.choose(chosen)),
    setName: (name) => edit(() => mine.setName(name)),
  };
}

/** A team that was created and is not in the game yet: a retry creates no second one. */
function createdTeam(core: Pick<SnugCore, 'call'>, random: Random) {
  const newTeam = newTeams(core, random);
  let made: { readonly kt_team_id: string; name: string } | undefined;

  return {
    number: () => made?.kt_team_id,
    /** The number of a new team of this name; renames the team created before, if there is one. */
    async named(team_name: string): Promise<string> {
      if (!made) {
        made = { kt_team_id: await newTeam({ team_name }), name: team_name };
      } else if (made.name !== team_name) {
        const body = { team_name, restrict_editing: false, no_requests: false };
        await core.call(editTeam, { params: { id: made.kt_team_id }, body });
        made.name = team_name;
      }
      return made.kt_team_id;
    },
  };
}
