import { votesView } from '@snug/rules';
import { photosState } from '@snug/rules/memory';
import { authorize, inGame, playerOf } from './authorization.ts';
import { run } from './commands.ts';
import { listedShots } from './images.ts';
import type { Handlers, RequestContext } from './request-context.ts';

/** What players say of their photos, and what they vote for. The quizmaster's commands are verbs of `FakeHost`. */
export const photos: Handlers<'agreeToScreen' | 'getVotes' | 'castVote'> = {
  agreeToScreen(request) {
    const { params, body, context, state } = request;
    const { player_id } = playerOf(request, params.id, inGame);
    run(context, 'agreeToScreen', { player_id, image_code: params.image_code, agreed: body.agreed });
    return listedShots(state, params.id, authorize(request, params.id, inGame));
  },

  getVotes: (request) => votesOf(request, request.params.id),

  castVote(request) {
    const { params, body, context } = request;
    const { player_id } = playerOf(request, params.id, inGame);
    run(context, 'castVote', { player_id, vote: params.vote, choice: body.choice });
    return votesOf(request, params.id);
  },
};

function votesOf(request: Pick<RequestContext, 'actor' | 'state'>, game_id: string) {
  return votesView(photosState(request.state), playerOf(request, game_id, inGame));
}
