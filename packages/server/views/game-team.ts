import type { GameTeam } from '@snug/contract';
import { aliasedTeam } from '../rules/teams.ts';
import type { GameTeamRow } from '../store/schema.ts';

/** A team as its own people see it: with the code that joins and hears it (OPEN-12). */
export function ownTeamView(team: GameTeamRow): GameTeam {
  return { ...aliasedTeam(team), team_code: team.team_code };
}
