import { listMyTeams, type TeamStub } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { type Random, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';

/** One of the player's registered teams, or a new one: what choosing a team and registering one have in common. */
export interface MyTeamsState {
  /** The player's registered teams; undefined while they are loading. */
  readonly teams: readonly TeamStub[] | undefined;
  /** Loading failed; the list is empty if there was none before (ERR-09). */
  readonly failed: boolean;
  /** The list is loading, possibly again. */
  readonly asking: boolean;
  /** The number of the team that somebody has chosen, or `new`; undefined until then. */
  readonly clicked: string | undefined;
  /** The name of a new team. */
  readonly name: string;
}

interface MyTeams extends Watched<MyTeamsState> {
  /** Loads the player's teams; a list that is there stays meanwhile. */
  ask(): Promise<void>;
  /** The player has left: forgets the list, and ignores one under way. */
  leave(): void;
  /** There is no player, so there are no teams. */
  none(): void;
  choose(kt_team_id: string): void;
  setName(name: string): void;
}

interface MyTeamsOptions {
  readonly name: string;
  /** Those of them that can be chosen. */
  readonly offered?: (teams: readonly TeamStub[]) => readonly TeamStub[];
  readonly random?: Random;
}

/** @example const teams = createMyTeams(core, { name: '' }); await teams.ask(); */
export function createMyTeams(
  { call }: Pick<SnugCore, 'call'>,
  { name, offered = (teams) => teams, random = systemRandom }: MyTeamsOptions,
): MyTeams {
  const initial = { teams: undefined, failed: false, asking: false, clicked: undefined, name };
  const { get, set, subscribe } = watched<MyTeamsState>(initial);
  const action = asyncAction();
  const put = (change: Partial<MyTeamsState>): void => set({ ...get(), ...change });

  return {
    get,
    subscribe,
    async ask() {
      put({ asking: true });
      // Only the teams one has joined: one cannot play for a team that only invited one.
      const query = { joined: 'yes', rnd: String(random.fraction()) } as const;
      await action.run(
        (signal) => call(listMyTeams, { query, signal }),
        (teams) => put({ teams: offered(teams), failed: false, asking: false }),
        () => put({ teams: get().teams ?? [], failed: true, asking: false }),
      );
    },
    leave() {
      action.stop();
      put({ teams: undefined, asking: false });
    },
    none: () => put({ teams: [] }),
    choose: (clicked) => put({ clicked }),
    // A list that arrives late does not replace the field that somebody is typing in.
    setName: (name) => put({ name, clicked: 'new' }),
  };
}

/** The chosen team, or `new`; until somebody chooses, the first that is preferred, or the first. */
export function chosenOf(
  { teams = [], clicked }: Pick<MyTeamsState, 'teams' | 'clicked'>,
  isPreferred: (kt_team_id: string) => boolean = () => false,
): string {
  if (clicked === 'new' || teams.some(({ kt_team_id }) => kt_team_id === clicked)) return clicked ?? 'new';
  const first = teams.find(({ kt_team_id }) => isPreferred(kt_team_id)) ?? teams[0];
  return first?.kt_team_id ?? 'new';
}
