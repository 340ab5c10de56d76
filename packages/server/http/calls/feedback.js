import { needFeedback, sendFeedback } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostsToRate } from '@snug/rules';
import { hostsOf, ratingsBy } from '../../database/hosts.ts';
import { command } from '../command.ts';
import { inGame } from '../policy.ts';
import { gameOf, playerOf, route } from '../route.ts';
export const feedback = {
    name: 'feedback',
    about: 'Rating the quizmaster.',
    calls: [
        route(needFeedback, shapes.needFeedbackShapes, {
            summary: 'The hosts of an ended game that the caller has not rated yet.',
            allow: { roles: inGame, game: 'params' },
            async answer(request) {
                const { db } = request.context.store;
                const game = gameOf(request);
                const player = playerOf(request);
                const hosts = await hostsOf(db, { game_id: game.game_id });
                const rated = await ratingsBy(db, player.player_id);
                return hostsToRate({ game, player, hosts, rated }).map(({ host_id, name }) => ({ userid: host_id, name }));
            },
        }),
        route(sendFeedback, shapes.sendFeedbackShapes, {
            summary: 'Rates a host once.',
            allow: { roles: ['member', 'captain'], game: 'params', once: true },
            refusals: {
                400: ['feedbackOther', 'feedbackTags', 'feedbackLong'],
                404: ['hostNotFound'],
                409: ['feedbackEarly', 'alreadyRated'],
            },
            answer: (request) => command(request, 'sendFeedback', { ...request.body, player_id: playerOf(request).player_id }),
        }),
    ],
};
