import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { hostsOf, ratingsBy } from '../database/hosts.ts';
import { readGame } from './caller.ts';
export const feedbackReaders = {
    async sendFeedback(trx, { player_id }, { game_id }) {
        const [player] = await playerOf(trx, { player_id });
        if (!player)
            throw new Refusal(403, details.noGameAccess);
        return {
            game: await readGame(trx, game_id),
            player,
            hosts: await hostsOf(trx, { game_id }),
            rated: await ratingsBy(trx, player_id),
        };
    },
};
const playerOf = compiledQuery((db, { player_id }) => db
    .selectFrom('game_players')
    .select(['game_id', 'player_id', 'player_code', 'status'])
    .where('player_id', '=', player_id));
