import type { SeatedTeam, GameTeam as TeamShown } from '@snug/contract';
import type { GameTeam } from '../state/people.ts';

/**
 * A team as everybody outside it sees it: with its alias, which alone does not let anybody join (OPEN-12). `shown` is its name
 * as the room reads it.
 */
export function aliasedTeam(team: GameTeam, shown = team.team_name): TeamShown {
  const { teamid, kt_team_id, alias, team_name, team_image } = team;
  return { teamid, kt_team_id, team_code: alias, team_name, team_image, ...shownName(team_name, shown) };
}

/** The same, and whether nobody may ask to join it now. */
export function otherTeam(team: GameTeam, mayBeAsked: boolean, shown?: string): TeamShown {
  return { ...aliasedTeam(team, shown), ...(!mayBeAsked && { no_requests: true }) };
}

/** The name that the room reads, where it is another than the team's own. */
export function shownName(team_name: string, shown_name = team_name): { readonly shown_name?: string } {
  return shown_name === team_name ? {} : { shown_name };
}

/** A team as whoever has found the game sees it, before joining: its name, its number and its alias. */
export function seatedTeam({ kt_team_id, alias, team_name }: GameTeam): SeatedTeam {
  return { kt_team_id, team_code: alias, team_name };
}

/** A team as its members see it: with the code that joins it and opens its message stream. */
export function ownTeamView(team: GameTeam): TeamShown {
  return { ...aliasedTeam(team), team_code: team.team_code };
}
