import { cleanTeamName, cleanTeamSlogan } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { readJson } from '../read-json.ts';
import { detailOf, Refused } from '../refused.ts';
import { type Random, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { newTeams, type SentTeam } from './new-team.ts';

/** Why no team was created; `status` 0 is a network error. */
export interface TeamCreationError {
  readonly status: number;
  /** The server's text, if there is one. */
  readonly detail: string;
}

/** What is typed about a new team. */
export interface TypedTeam {
  readonly name: string;
  readonly slogan: string;
}

export interface TeamCreationState {
  readonly busy: boolean;
  readonly error?: TeamCreationError;
}

/** Creates a registered team for whoever is logged in when it is made. Headless: a widget shows `get()` and calls the verbs. */
export interface TeamCreation extends Watched<TeamCreationState> {
  start(): void;
  /** The player has left: whatever becomes of it, the page does not change. */
  stop(): void;
  /** What this player typed before a reload, or before a login that came in between. */
  typed(): TypedTeam;
  /** Keeps what is being typed for the session of the tab. */
  type(typed: TypedTeam): void;
  /** Creates a team with a name that is not empty (RULE-05), and hands on its number (TEAMNEW-06). */
  create(typed: TypedTeam, created: (kt_team_id: string) => void): Promise<void>;
}

/** What is kept: by whom it was typed, and, once it was sent, its id: after a reload it is sent again with the same. */
interface KeptTeam extends TypedTeam {
  readonly by?: string;
  readonly sent?: SentTeam;
}

/** A team while it is being typed. */
const typedTeam = 'snug_new_team';

/** @example const creation = createTeamCreation(core); await creation.create({ name: 'Owls', slogan: '' }, open); */
export function createTeamCreation(
  core: Pick<SnugCore, 'call' | 'session' | 'storage'>,
  random: Random = systemRandom,
): TeamCreation {
  const { get, set, subscribe } = watched<TeamCreationState>({ busy: false });
  const kept = core.storage.session;
  const by = core.session.claims()?.sub;
  const newTeam = newTeams(core, random, {
    get: () => read()?.sent,
    set: (sent) => keep({ name: '', slogan: '', ...read(), sent }),
  });
  const action = asyncAction();

  /** Nobody is offered what somebody else typed. */
  function read(): KeptTeam | undefined {
    const found = readJson(kept, typedTeam, isTyped);
    return by === undefined || found?.by === undefined || found.by === by ? found : undefined;
  }

  function keep(team: KeptTeam): void {
    kept.set(typedTeam, JSON.stringify({ ...team, by }));
  }

  async function make({ name, slogan }: TypedTeam): Promise<string> {
    const number = await newTeam({ team_name: cleanTeamName(name), team_slogan: cleanTeamSlogan(slogan) });
    // Also when the player has left meanwhile: coming back, they would create it a second time.
    if (read()) kept.remove(typedTeam);
    return number;
  }

  return {
    get,
    subscribe,
    start() {},
    stop() {
      action.stop();
      set({ busy: false });
    },
    typed() {
      const { name = '', slogan = '' } = read() ?? {};
      return { name, slogan };
    },
    type: (typed) => keep({ ...read(), ...typed }),
    async create(typed, created) {
      if (get().busy || cleanTeamName(typed.name) === '') return;
      set({ busy: true });
      keep({ ...read(), ...typed });
      await action.run(
        () => make(typed),
        (number) => {
          set({ busy: false });
          created(number);
        },
        (error) => {
          const status = error instanceof Refused ? error.status_code : 0;
          set({ busy: false, error: { status, detail: detailOf(error) } });
        },
      );
    },
  };
}

function isTyped(found: unknown): found is KeptTeam {
  const { name, slogan, sent } = (found ?? {}) as Partial<KeptTeam>;
  const isSent = sent === undefined || (typeof sent?.text === 'string' && typeof sent.id === 'string');
  return typeof name === 'string' && typeof slogan === 'string' && isSent;
}
