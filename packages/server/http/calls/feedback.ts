import { hostFeedback, needFeedback, sendFeedback } from '@snug/contract';
import { hostFeedbackShapes, needFeedbackShapes, sendFeedbackShapes } from '@snug/contract/shapes';
import { details, Refusal, toRate } from '@snug/rules';
import { runCommand } from '../../commands/run-command.ts';
import { hostsOf, ratingsBy, ratingsOf } from '../../database/hosts.ts';
import { listOf } from '../../queries/list-of.ts';
import { gameOf, playerOf, route } from '../route.ts';

export const feedbackRoutes = [
  route(needFeedback, needFeedbackShapes, async (asked) => {
    const { db } = asked.context.store;
    const game = gameOf(asked);
    const player = playerOf(asked);
    const hosts = await hostsOf(db, game.game_id);
    const rated = await ratingsBy(db, player.player_id);
    return toRate({ game, player, hosts, rated }).map(({ host_id, name }) => ({ userid: host_id, name }));
  }),

  route(sendFeedback, sendFeedbackShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'sendFeedback', {
      ...asked.body,
      player_id: playerOf(asked).player_id,
    }),
  ),

  /** The caller's own ratings alone, also where a game has several quizmasters. */
  route(hostFeedback, hostFeedbackShapes, async (asked) => {
    const { actor, context } = asked;
    const { game_id } = gameOf(asked);
    if (actor.bearer?.kind !== 'host') throw new Refusal(403, details.hostOnly);
    const rows = await ratingsOf(context.store.db, game_id, actor.bearer.host.host_id);
    return rows.map(({ stars, tags, notes, player_name, created_at }) => {
      return { stars, tags: listOf(tags), notes, player_name, at: new Date(created_at).toISOString() };
    });
  }),
];
