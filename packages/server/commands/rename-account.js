import { details, Refusal, renamePlayer } from '@snug/rules';
import { takeLock } from '../database/lock.ts';
import { fromRow } from '../database/rows.ts';
import { gameLock } from '../database/store.ts';
import { selectPlayers } from '../database/team-roster.ts';
import { applyDecision } from './commands.ts';
import { publish } from './run-command.ts';
/** Renames an account and its players in open games, in one transaction; their teams there are sent the new name. */
export async function renameAccount(context, account_id, player_name) {
    const { account, games } = await context.store.write(async (trx) => {
        const account = await trx
            .updateTable('accounts')
            .set({ player_name })
            .where('account_id', '=', account_id)
            .where('erased_at', 'is', null)
            .returningAll()
            .executeTakeFirst();
        // The account was erased since the request was sent: it must not get a name again.
        if (!account)
            throw new Refusal(401, details.invalidLogin);
        const players = await trx
            .selectFrom('game_players')
            .innerJoin('games', 'games.game_id', 'game_players.game_id')
            .select(['player_id', 'game_players.game_id'])
            .where('account_id', '=', account_id)
            .where('games.status', '=', 'live')
            .orderBy('game_players.game_id')
            .execute();
        const games = [];
        for (const { player_id, game_id } of players) {
            await takeLock(trx, gameLock(game_id));
            // Read under the lock: a player kicked during the wait for it must not be listed on that team again.
            const player = await selectPlayers(trx).where('player_id', '=', player_id).executeTakeFirstOrThrow();
            const decision = renamePlayer(fromRow(player), player_name);
            games.push({ game_id, committed: await applyDecision(trx, game_id, decision, context.clock.now()) });
        }
        return { account, games };
    });
    for (const { game_id, committed } of games)
        publish(context, game_id, committed);
    return account;
}
