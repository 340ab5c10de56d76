import { hostAcceptLate, hostResetSubmission } from '@snug/contract';
import { hostAcceptLateShapes, hostResetSubmissionShapes } from '@snug/contract/shapes';
import { act } from '../../commands/run-command.ts';
import { readHandedIn } from '../../database/team-round.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import type { Outcome } from '../../rules/outcome.ts';
import { acceptLate, type HandedIn, resetSubmission } from '../../rules/submissions.ts';
import { gameOf, gameTeamOf, type RequestContext, route } from '../route.ts';
import { roundNumber } from './answers.ts';

/** What the quizmaster does about one team and round. */
export const hostAnswerRoutes = [
  route(hostResetSubmission, hostResetSubmissionShapes, (asked) =>
    onHandedIn(asked, asked.params.round, resetSubmission),
  ),
  route(hostAcceptLate, hostAcceptLateShapes, (asked) => onHandedIn(asked, asked.params.round, acceptLate)),
];

async function onHandedIn(
  asked: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'context'>,
  round: string,
  rule: (handedIn: HandedIn, now: number) => Outcome,
) {
  const { context } = asked;
  const { game_id } = gameOf(asked);
  const { teamid } = gameTeamOf(asked);
  const round_order = roundNumber(round);
  return act(context, game_id, async (trx) => {
    const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
    if (!handedIn) throw new Refusal(404, details.roundNotFound);
    return { outcome: rule(handedIn, context.clock.now()), reply: { status: 'success' } };
  });
}
