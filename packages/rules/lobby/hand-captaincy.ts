import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { makeCaptain } from '../people/captain.ts';
import { setPlayer } from '../people/player.ts';
import { toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import type { TeamRoster } from '../state/people.ts';

/** The quizmaster makes another member the captain, whose phone has died. A captain has an account, whoever names them (OPEN-04). */
export function handCaptaincy(
  { team: { teamid }, members }: TeamRoster,
  { player_code }: { readonly player_code: string },
  { now }: Moment,
): Decision<Success> {
  const next = members.find((member) => member.player_code === player_code);
  if (!next) throw new Refusal(404, details.playerNotFound);
  if (next.is_captain) return nothingNew(success);
  if (next.account_id === null) throw new Refusal(403, details.registeredOnly);
  const before = members.filter((member) => member.is_captain);
  return done({
    changes: [
      ...before.map((captain) => setPlayer(captain, { is_captain: false, captain_until: now })),
      makeCaptain(next),
    ],
    messages: [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code })],
    hostNews: { now: [teamid] },
  });
}
