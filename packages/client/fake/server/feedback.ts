import { hostsToRate } from '@snug/rules';
import { inGame, members, playerOf } from './authorization.ts';
import { run } from './commands.ts';
import type { Handlers } from './request-context.ts';

export const feedback: Handlers<'needFeedback' | 'sendFeedback'> = {
  needFeedback(request) {
    const { params, state } = request;
    const player = playerOf(request, params.id, inGame);
    const rated = state.ratings.filter((each) => each.player_id === player.player_id);
    return hostsToRate({ ...state, player, rated }).map(({ host_id, name }) => ({ userid: host_id, name }));
  },

  sendFeedback(request) {
    const { player_id } = playerOf(request, request.params.id, members);
    return run(request.context, 'sendFeedback', { ...request.body, player_id });
  },
};
