import { hostAcceptLate, hostResetSubmission } from '@snug/contract';
import { hostAcceptLateShapes, hostResetSubmissionShapes } from '@snug/contract/shapes';
import { act } from '../act.ts';
import { details, Refusal } from '../refusals.ts';
import { type Asked, gameOf, gameTeamOf, route } from '../route.ts';
import type { Outcome } from '../rules/outcome.ts';
import { acceptLate, type HandedIn, resetSubmission } from '../rules/submissions.ts';
import { readHandedIn } from '../store/play.ts';
import { roundNumber } from './answers.ts';

/** What the quizmaster does about one team and round. */
export const hostAnswerRoutes = [
  route(hostResetSubmission, hostResetSubmissionShapes, (asked) =>
    onHandedIn(asked, asked.params.round, resetSubmission),
  ),
  route(hostAcceptLate, hostAcceptLateShapes, (asked) => onHandedIn(asked, asked.params.round, acceptLate)),
];

async function onHandedIn(
  asked: Pick<Asked<never>, 'game' | 'gameTeam' | 'house'>,
  round: string,
  rule: (handedIn: HandedIn, now: number) => Outcome,
) {
  const { house } = asked;
  const { game_id } = gameOf(asked);
  const { teamid } = gameTeamOf(asked);
  const round_order = roundNumber(round);
  return act(house, game_id, async (trx) => {
    const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
    if (!handedIn) throw new Refusal(404, details.roundNotFound);
    return { outcome: rule(handedIn, house.clock.now()), reply: { status: 'success' } };
  });
}
