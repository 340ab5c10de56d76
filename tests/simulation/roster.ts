import type { GamePlayerRow, GameTeamRow } from '../../packages/server/store/schema.ts';
import type { SimServer } from './server/index.ts';

type TeamRow = Pick<GameTeamRow, 'teamid' | 'team_code' | 'alias' | 'team_name' | 'kicked_at'>;
type PlayerRow = Pick<GamePlayerRow, 'player_id' | 'player_code' | 'client_hash' | 'account_id' | 'teamid' | 'status' | 'is_captain' | 'left_at'>;

/** Who is on which team, straight from the database, read anew whenever that may have changed. */
export interface Roster {
  teams(): readonly TeamRow[];
  players(): readonly PlayerRow[];
  refresh(): Promise<void>;
}

export function createRoster(db: SimServer['db'], game_id: string): Roster {
  let teams: TeamRow[] = [];
  let players: PlayerRow[] = [];
  const teamsNow = db
    .selectFrom('game_teams')
    .select(['teamid', 'team_code', 'alias', 'team_name', 'kicked_at'])
    .where('game_id', '=', game_id);
  const playersNow = db
    .selectFrom('game_players')
    .select(['player_id', 'player_code', 'client_hash', 'account_id', 'teamid', 'status', 'is_captain', 'left_at'])
    .where('game_id', '=', game_id);
  return {
    teams: () => teams,
    players: () => players,
    async refresh() {
      teams = await teamsNow.execute();
      players = await playersNow.execute();
    },
  };
}
