import { cleanTeamName, cleanTeamSlogan } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { detailOf } from '../refused.ts';
import { type Random, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { newTeams } from './new-team.ts';

/** Why no team was created: it has no name (ERR-36), or another error, with the server's text if there is one. */
export type TeamCreationError = { readonly key: 'name-needed' | 'went-wrong'; readonly detail: string };

/** The state of creating a registered team. `go`: done, the page navigates to `to` (TEAMNEW-06). */
export type TeamCreationState =
  | {
      readonly step: 'typing';
      readonly name: string;
      readonly slogan: string;
      readonly busy: boolean;
      readonly error?: TeamCreationError;
    }
  | { readonly step: 'go'; readonly to: string };

/** Creates a registered team. Headless: a widget shows `get()` and calls the verbs. */
export interface TeamCreation extends Watched<TeamCreationState> {
  setName(name: string): void;
  setSlogan(slogan: string): void;
  create(): Promise<void>;
}

/** @example const creation = createTeamCreation(core); creation.setName('Owls'); await creation.create(); */
export function createTeamCreation(core: Pick<SnugCore, 'call'>, random: Random = systemRandom): TeamCreation {
  const { get, set, subscribe } = watched<TeamCreationState>({ step: 'typing', name: '', slogan: '', busy: false });
  const newTeam = newTeams(core, random);

  function put(typed: { name: string } | { slogan: string }): void {
    const state = get();
    if (state.step === 'typing' && !state.busy) set({ ...state, ...typed, error: undefined });
  }

  async function create(): Promise<void> {
    const state = get();
    if (state.step !== 'typing' || state.busy) return;
    const body = { team_name: cleanTeamName(state.name), team_slogan: cleanTeamSlogan(state.slogan) };
    if (body.team_name === '') return set({ ...state, error: { key: 'name-needed', detail: '' } });
    set({ ...state, busy: true, error: undefined });
    try {
      set({ step: 'go', to: `/team/${encodeURIComponent(await newTeam(body))}` });
    } catch (error) {
      set({ ...state, busy: false, error: { key: 'went-wrong', detail: detailOf(error) } });
    }
  }

  return {
    get,
    subscribe,
    create,
    setName: (name) => put({ name }),
    setSlogan: (slogan) => put({ slogan }),
  };
}
