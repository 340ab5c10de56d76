import { resultsView } from '@snug/rules';
import { gradedGame } from '@snug/rules/memory';
import { captains, inGame, playerOf } from './authorization.ts';
import { run } from './commands.ts';
import type { Handlers } from './request-context.ts';

/** What players ask of the results. The quizmaster's commands are verbs of `FakeHost`. */
export const grading: Handlers<'getResults' | 'contest'> = {
  getResults(request) {
    const { status, teamid } = playerOf(request, request.params.id, inGame);
    return resultsView(gradedGame(request.state), status === 'joined' ? (teamid ?? undefined) : undefined);
  },

  contest(request) {
    const { player_id } = playerOf(request, request.params.id, captains);
    return run(request.context, 'contest', { ...request.body, player_id });
  },
};
