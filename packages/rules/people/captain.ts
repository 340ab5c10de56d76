import { type Change, type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import type { Person, Player, TeamRoster } from '../state/people.ts';
import { setPlayer } from './player.ts';

export interface PromoteCaptain {
  /** The captain's player_id. */
  readonly by: string;
  readonly player_code: string;
}

/** The captain makes another registered member the captain (CALL-31, STATE-05). */
export function promoteCaptain(
  roster: TeamRoster,
  { by, player_code }: PromoteCaptain,
  { now }: Moment,
): Decision<Success> {
  const captain = captainOf(roster, by);
  const { teamid } = roster.team;
  const next = roster.members.find((member) => member.player_code === player_code);
  if (!next) throw new Refusal(404, details.notOnTeam);
  if (next.is_captain) return nothingNew(success);
  if (next.account_id === null) throw new Refusal(403, details.registeredOnly);
  return done({
    changes: [setPlayer(captain, { is_captain: false, captain_until: now }), makeCaptain(next)],
    messages: [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code, by: captain.player_code })],
    hostNews: { soon: [teamid] },
  });
}

/**
 * Returns the team's captain; refuses a player who is not captain now, even if they were when they sent the request (G20).
 */
export function captainOf({ members }: TeamRoster, player_id: string): Person {
  const self = members.find((member) => member.player_id === player_id);
  if (!self) throw new Refusal(403, details.membersOnly);
  requireCaptain(self);
  return self;
}

/** Refuses everybody but the captain. A former captain of this team is told that it has another captain now. */
export function requireCaptain(player: Pick<Player, 'is_captain' | 'captain_until'>): void {
  if (player.is_captain) return;
  throw new Refusal(403, player.captain_until === null ? details.captainOnly : details.captainChanged);
}

export function makeCaptain(player: Player): Change {
  return setPlayer(player, { is_captain: true, captain_until: null });
}
