import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { shownTeamName } from '../names/shown.ts';
import { memberFields } from '../people/membership.ts';
import { setPlayer } from '../people/player.ts';
import { toPlayer, toPlayers } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import type { GameTeam, TeamRoster } from '../state/people.ts';
import { refuseTakenName } from '../teams.ts';
import { playerView } from '../views/player.ts';
import { otherTeam } from '../views/team.ts';

/** A team that waits, and the teams that are in the game. */
export interface ToLetIn {
  readonly roster: TeamRoster;
  readonly teams: readonly GameTeam[];
}

/** The quizmaster lets a new team in: whoever waits with it is on it, the one who made it as its captain. */
export function letTeamIn({ roster, teams }: ToLetIn, _command: object, { now }: Moment): Decision<Success> {
  const { team, askers } = roster;
  const { teamid } = team;
  if (team.waiting_since === null) return nothingNew(success);
  const others = teams.filter((other) => other.teamid !== teamid);
  // Nobody may have waited with it for a while, and another team have its name or its number by now.
  refuseTakenName(others, team.team_name);
  const isHere = team.kt_team_id !== '' && others.some(({ kt_team_id }) => kt_team_id === team.kt_team_id);
  if (isHere) throw new Refusal(409, details.teamPlaysHere);
  const people = askers.map((asker, n) => ({ asker, set: memberFields(asker, teamid, n === 0, now) }));
  const mayBeAsked = askers.length > 0 && askers.every(({ account_id }) => account_id !== null);
  return done({
    changes: [
      { kind: 'team', teamid, set: { waiting_since: null } },
      ...people.map(({ asker, set }) => setPlayer(asker, set)),
    ],
    messages: [
      toPlayers({ type: 'NEW_TEAM', team: otherTeam(team, mayBeAsked, shownTeamName(team, others)) }),
      ...people.map(({ asker, set }) => {
        const player = playerView({ ...asker, ...set });
        return toPlayer(asker, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player });
      }),
    ],
    hostNews: { now: [teamid], watchers: true },
    moved: askers.map(({ player_id }) => player_id),
  });
}
