import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import type { TeamRoster } from '../state/people.ts';

export interface AllowTeamName {
  /** False leaves the name to the filter again. */
  readonly allowed: boolean;
}

/** The quizmaster lets the big screen show a team's name as it is, until the team has another one. */
export function allowTeamName(
  { team: { teamid, name_allowed_at } }: TeamRoster,
  { allowed }: AllowTeamName,
  { now }: Moment,
): Decision<Success> {
  if ((name_allowed_at !== null) === allowed) return nothingNew(success);
  return done({
    changes: [{ kind: 'team', teamid, set: { name_allowed_at: allowed ? now : null } }],
    hostNews: { now: [teamid] },
  });
}
