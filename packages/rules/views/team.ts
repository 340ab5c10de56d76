import type { GameTeam as TeamShown } from '@snug/contract';
import type { GameTeam } from '../state/people.ts';

/** A team as everybody but its own people sees it: with an alias, which joins nobody by itself (OPEN-12). */
export function aliasedTeam({ teamid, kt_team_id, alias, team_name, team_image }: GameTeam): TeamShown {
  return { teamid, kt_team_id, team_code: alias, team_name, team_image };
}

/** A team as its own people see it: with the code that joins and hears it. */
export function ownTeamView(team: GameTeam): TeamShown {
  return { ...aliasedTeam(team), team_code: team.team_code };
}
