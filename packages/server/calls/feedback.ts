import { hostFeedback, needFeedback, sendFeedback } from '@snug/contract';
import { hostFeedbackShapes, needFeedbackShapes, sendFeedbackShapes } from '@snug/contract/shapes';
import { act } from '../act.ts';
import { details, Refusal } from '../refusals.ts';
import { gameOf, playerOf, route } from '../route.ts';
import { rate, toRate } from '../rules/feedback.ts';
import { hostsOf, ratingsBy, ratingsOf } from '../store/hosts.ts';
import { listOf } from '../views/list-of.ts';

export const feedbackRoutes = [
  route(needFeedback, needFeedbackShapes, async (asked) => {
    const { db } = asked.house.store;
    const game = gameOf(asked);
    const player = playerOf(asked);
    const hosts = await hostsOf(db, game.game_id);
    const rated = await ratingsBy(db, player.player_id);
    return toRate(game, player, hosts, rated).map(({ host_id, name }) => ({ userid: host_id, name }));
  }),

  route(sendFeedback, sendFeedbackShapes, async (asked) => {
    const { body, house } = asked;
    const game = gameOf(asked);
    const player = playerOf(asked);
    return act(house, game.game_id, async (trx) => {
      const hosts = await hostsOf(trx, game.game_id);
      const rated = await ratingsBy(trx, player.player_id);
      return { outcome: rate(game, player, hosts, rated, body, house.clock.now()), reply: { status: 'success' } };
    });
  }),

  /** The caller's own ratings alone, also where a game has several quizmasters. */
  route(hostFeedback, hostFeedbackShapes, async (asked) => {
    const { actor, house } = asked;
    const { game_id } = gameOf(asked);
    if (actor.bearer?.kind !== 'host') throw new Refusal(403, details.hostOnly);
    const rows = await ratingsOf(house.store.db, game_id, actor.bearer.host.host_id);
    return rows.map(({ stars, tags, notes, player_name, created_at }) => {
      return { stars, tags: listOf(tags), notes, player_name, at: new Date(created_at).toISOString() };
    });
  }),
];
