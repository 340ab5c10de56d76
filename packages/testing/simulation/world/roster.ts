import type { SimServer } from '../server/index.ts';
import { playersOf, teamsOf } from './queries.ts';
import { placeOf } from './team-name.ts';

export type Roster = ReturnType<typeof createRoster>;

/** Who is on which team, read from the database whenever that may have changed. */
export function createRoster(db: SimServer['db'], game_id: string) {
  let teams: Awaited<ReturnType<typeof teamsOf>> = [];
  let players: Awaited<ReturnType<typeof playersOf>> = [];
  return {
    teams: () => teams,
    players: () => players,
    async refresh(): Promise<void> {
      teams = await teamsOf(db, { game_id });
      players = await playersOf(db, { game_id });
    },
  };
}

/** The team with this index in the plan. */
export function teamAt(roster: Pick<Roster, 'teams'>, place: number | undefined) {
  return roster.teams().find(({ team_name }) => placeOf(team_name) === place);
}

/** The index in the plan of a team for which this is so. */
export function placeWhere(roster: Pick<Roster, 'teams'>, isIt: (team: RosterTeam) => boolean): number | undefined {
  const found = roster.teams().find(isIt);
  return found && placeOf(found.team_name);
}

type RosterTeam = ReturnType<Roster['teams']>[number];

/** Those who are on a team. */
export function membersOf(roster: Pick<Roster, 'players'>) {
  return roster.players().filter(({ status }) => status === 'joined');
}
