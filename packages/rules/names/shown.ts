import type { GameTeam } from '../state/people.ts';
import { cleanName } from './clean-name.ts';
import { isRude } from './rude-parts.ts';

/** What decides how a team is called where the whole room reads it. */
export type NamedTeam = Pick<GameTeam, 'teamid' | 'team_name' | 'name_allowed_at'>;

/**
 * The names of a game's teams as the big screen shows them, by `teamid`: a team's own, or a clean one while the quizmaster has
 * neither renamed the team nor allowed the name. On its own phones a team is called what it is called. They are named in the
 * order given, so that no two are shown under one name.
 */
export function shownTeamNames(teams: readonly NamedTeam[]): ReadonlyMap<string, string> {
  const taken = teams.map(({ team_name }) => team_name);
  const shown = new Map<string, string>();
  for (const { teamid, team_name, name_allowed_at } of teams) {
    const isShown = name_allowed_at !== null || !isRude(team_name);
    const name = isShown ? team_name : cleanName(team_name, teamid, taken);
    taken.push(name);
    shown.set(teamid, name);
  }
  return shown;
}

/** Any other text as the big screen shows it: a slogan, a player's name, a note; undefined for a rude one, which it leaves out. */
export function shownText(text: string): string | undefined {
  return isRude(text) ? undefined : text;
}
