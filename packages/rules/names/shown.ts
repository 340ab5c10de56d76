import type { GameTeam } from '../state/people.ts';
import { cleanName } from './clean-name.ts';
import { isRude } from './rude-parts.ts';

/** What decides how a team is called where the whole room reads it. */
export type NamedTeam = Pick<GameTeam, 'teamid' | 'team_name' | 'name_allowed_at'>;

/**
 * A team's name as the big screen shows it: its own, or a clean one while the quizmaster has neither renamed the team nor
 * allowed the name. On its own phones a team is called what it is called. `others` are the teams of the game: no two are
 * shown under one name.
 */
export function shownTeamName(team: NamedTeam, others: readonly NamedTeam[] = []): string {
  const { teamid, team_name, name_allowed_at } = team;
  if (name_allowed_at !== null || !isRude(team_name)) return team_name;
  const taken = others.flatMap((other) => (other.teamid === teamid ? [] : [other.team_name]));
  return cleanName(team_name, teamid, taken);
}

/** Any other text as the big screen shows it: a slogan, a player's name, a note; undefined for a rude one, which it leaves out. */
export function shownText(text: string): string | undefined {
  return isRude(text) ? undefined : text;
}
