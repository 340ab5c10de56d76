import type { SimServer } from '../server/index.ts';
import { playersOf, teamsOf } from './queries.ts';

type TeamRow = Awaited<ReturnType<typeof teamsOf>>[number];
type PlayerRow = Awaited<ReturnType<typeof playersOf>>[number];

/** Who is on which team, read from the database whenever that may have changed. */
export interface Roster {
  teams(): readonly TeamRow[];
  players(): readonly PlayerRow[];
  refresh(): Promise<void>;
}

export function createRoster(db: SimServer['db'], game_id: string): Roster {
  let teams: TeamRow[] = [];
  let players: PlayerRow[] = [];
  return {
    teams: () => teams,
    players: () => players,
    async refresh() {
      teams = await teamsOf(db, { game_id });
      players = await playersOf(db, { game_id });
    },
  };
}
