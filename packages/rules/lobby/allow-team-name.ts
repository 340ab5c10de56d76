import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { shownTeamName } from '../names/shown.ts';
import { toPlayers } from '../recipients.ts';
import type { GameTeam, TeamRoster } from '../state/people.ts';
import { shownName } from '../views/team.ts';

export interface AllowTeamName {
  /** False leaves the name to the filter again. */
  readonly allowed: boolean;
}

/** A team, and the teams that are in the game. */
export interface ToAllowName {
  readonly roster: TeamRoster;
  readonly teams: readonly GameTeam[];
}

/**
 * The quizmaster lets the big screen show a team's name as it is, until the team has another one. Where the room reads another
 * name than before, the phones hear it; they do not know a team that waits to be let in.
 */
export function allowTeamName(
  { roster: { team }, teams }: ToAllowName,
  { allowed }: AllowTeamName,
  { now }: Moment,
): Decision<Success> {
  const { teamid, team_name, name_allowed_at, waiting_since } = team;
  if ((name_allowed_at !== null) === allowed) return nothingNew(success);
  const set = { name_allowed_at: allowed ? now : null };
  const shown = shownTeamName({ ...team, ...set }, teams);
  const isHeard = waiting_since === null && shown !== shownTeamName(team, teams);
  return done({
    changes: [{ kind: 'team', teamid, set }],
    messages: isHeard ? [toPlayers({ type: 'NEW_TEAM_NAME', teamid, team_name, ...shownName(team_name, shown) })] : [],
    hostNews: { now: [teamid] },
  });
}
