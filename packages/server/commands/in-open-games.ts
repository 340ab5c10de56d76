import type { Decision, HostNames, Person, Success } from '@snug/rules';
import { hostsOf } from '../database/hosts.ts';
import { takeLock } from '../database/lock.ts';
import { fromRow } from '../database/rows.ts';
import type { Trx } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { selectPlayers } from '../database/team-roster.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { applyDecision, type CommandResult } from './commands.ts';
import { publish } from './run-command.ts';

/** What a change of an account did in one game. */
export type InGame = { readonly game_id: string; readonly committed: CommandResult<Success> };

/** Applies a change of an account to its players in open games, in the transaction of that change. */
export async function applyInOpenGames(
  trx: Trx,
  account_id: string,
  decide: (player: Person, hosts: HostNames) => Decision<Success>,
  now: number,
): Promise<InGame[]> {
  const players = await trx
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .select(['player_id', 'game_players.game_id'])
    .where('account_id', '=', account_id)
    .where('games.status', '=', 'live')
    .orderBy('game_players.game_id')
    .execute();
  const games: InGame[] = [];
  for (const { player_id, game_id } of players) {
    await takeLock(trx, gameLock(game_id));
    // Read under the lock: a player kicked during the wait for it must not be listed on that team again.
    const player = await selectPlayers(trx).where('player_id', '=', player_id).executeTakeFirstOrThrow();
    const decision = decide(fromRow(player), await hostsOf(trx, { game_id }));
    games.push({ game_id, committed: await applyDecision(trx, game_id, decision, now) });
  }
  return games;
}

/** Sends what those games' players are to see, once the transaction has committed. */
export function publishInGames(context: ServerContext, games: readonly InGame[]): void {
  for (const { game_id, committed } of games) publish(context, game_id, committed);
}
