import { cleanTeamName } from '@snug/contract';
import { details, Refusal } from '../refusals.ts';
import type { GamePlayerRow, GameTeamRow } from '../store/schema.ts';
import { nothingNew, type Outcome } from './outcome.ts';

/** Texts that a new team is made with: by the caller, since rules make nothing up. */
export interface NewTeamIds {
  readonly teamid: string;
  readonly team_code: string;
  readonly alias: string;
}

/** A team as everybody but its own people sees it (OPEN-12). */
export function aliasedTeam(team: GameTeamRow) {
  const { teamid, kt_team_id, alias, team_name, team_image } = team;
  return { teamid, kt_team_id, team_code: alias, team_name, team_image };
}

/** Brings a team into the game with this player as its captain, and tells everybody else. */
export function newTeam(
  player: GamePlayerRow,
  teams: readonly GameTeamRow[],
  wanted: { team_name: string; kt_team_id: string; team_image: string; num_players: number },
  ids: NewTeamIds,
  now: number,
): { outcome: Outcome; team: GameTeamRow } {
  const team_name = cleanTeamName(wanted.team_name);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  if (player.teamid !== null) throw new Refusal(409, details.alreadyOnTeam);
  // Two teams of one name would be one on the quizmaster's screen.
  const fold = (name: string) => name.toLowerCase();
  if (teams.some((each) => fold(each.team_name) === fold(team_name))) throw new Refusal(409, details.teamNameTaken);

  const { game_id, player_id } = player;
  const { kt_team_id, team_image, num_players } = wanted;
  const team: GameTeamRow = {
    ...ids,
    game_id,
    kt_team_id,
    team_name,
    team_image,
    num_players,
    created_at: now,
    kicked_at: null,
  };
  return {
    team,
    outcome: {
      changes: [
        { kind: 'new-team', row: team },
        { kind: 'player', player_id, set: { teamid: team.teamid, status: 'joined', is_captain: 1 } },
      ],
      posts: [{ to: 'players', message: { type: 'NEW_TEAM', team: aliasedTeam(team) } }],
      tellHost: [team.teamid],
      watchers: true,
      moved: [player_id],
    },
  };
}

/** How many sit at the table: at least the invited and oneself, a whole number (RULE-02). */
export function headcount(num_players: number, invites: number): number {
  const atMost = 99;
  const floored = Number.isFinite(num_players) ? Math.floor(num_players) : 1;
  return Math.min(Math.max(floored, invites + 1), atMost);
}

/** The team goes by another name in its game; everybody is told (NEW_TEAM_NAME). The caller has cleaned the name. */
export function renamed({ teamid, team_name: before }: GameTeamRow, team_name: string): Outcome {
  if (team_name === before) return nothingNew;
  return {
    changes: [{ kind: 'team', teamid, set: { team_name } }],
    posts: [{ to: 'players', message: { type: 'NEW_TEAM_NAME', teamid, team_name } }],
    tellHost: [teamid],
  };
}
