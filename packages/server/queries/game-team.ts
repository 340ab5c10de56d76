import type { GameTeam } from '@snug/contract';
import type { GameTeamRow } from '../database/schema.ts';
import { aliasedTeam } from '../rules/teams.ts';

/** A team as its own people see it: with the code that joins and hears it (OPEN-12). */
export function ownTeamView(team: GameTeamRow): GameTeam {
  return { ...aliasedTeam(team), team_code: team.team_code };
}
