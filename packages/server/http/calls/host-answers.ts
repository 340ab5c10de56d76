import { hostAcceptLate, hostResetSubmission } from '@snug/contract';
import { hostAcceptLateShapes, hostResetSubmissionShapes } from '@snug/contract/shapes';
import { runCommand } from '../../commands/run-command.ts';
import { gameOf, gameTeamOf, type RequestContext, route } from '../route.ts';
import { roundNumber } from './answers.ts';

/** What the quizmaster does about one team and round. */
export const hostAnswerRoutes = [
  route(hostResetSubmission, hostResetSubmissionShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'resetSubmission', teamAtRound(asked, asked.params.round)),
  ),
  route(hostAcceptLate, hostAcceptLateShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'acceptLate', teamAtRound(asked, asked.params.round)),
  ),
];

function teamAtRound(asked: Pick<RequestContext<never>, 'gameTeam'>, round: string) {
  return { teamid: gameTeamOf(asked).teamid, round_order: roundNumber(round) };
}
