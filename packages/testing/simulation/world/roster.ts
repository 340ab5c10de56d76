import type { SimServer } from '../server/index.ts';
import { playersOf, teamsOf } from './queries.ts';

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
