import type { GameTeam } from '../state/people.ts';
import { cleanName } from './clean-name.ts';
import { isRude } from './rude-parts.ts';

/** What decides how a team is called where the whole room reads it. */
export type NamedTeam = Pick<GameTeam, 'teamid' | 'team_name' | 'name_allowed_at'>;

/** The name of one team, as `shownTeamNames` gives it. `teams` are those of the game; the team itself may not be in it yet. */
export function shownTeamName(team: NamedTeam, teams: readonly NamedTeam[]): string {
  if (isAsItIs(team)) return team.team_name;
  const isIn = teams.some(({ teamid }) => teamid === team.teamid);
  const all = isIn ? teams.map((each) => (each.teamid === team.teamid ? team : each)) : [...teams, team];
  return shownTeamNames(all).get(team.teamid) ?? team.team_name;
}

/**
 * The names of a game's teams as the big screen shows them, by `teamid`: a team's own, or a clean one while the quizmaster has
 * neither renamed the team nor allowed the name. On its own phones a team is called what it is called. They are named in the
 * order given, so that no two are shown under one name.
 */
export function shownTeamNames(teams: readonly NamedTeam[]): ReadonlyMap<string, string> {
  const taken = teams.map(({ team_name }) => team_name);
  const shown = new Map<string, string>();
  for (const team of teams) {
    const { teamid, team_name } = team;
    const name = isAsItIs(team) ? team_name : cleanName(team_name, teamid, taken);
    taken.push(name);
    shown.set(teamid, name);
  }
  return shown;
}

function isAsItIs({ team_name, name_allowed_at }: NamedTeam): boolean {
  return name_allowed_at !== null || !isRude(team_name);
}

/** Any other text as the big screen shows it: a slogan, a player's name, a note; undefined for a rude one, which it leaves out. */
export function shownText(text: string): string | undefined {
  return isRude(text) ? undefined : text;
}
