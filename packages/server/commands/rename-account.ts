import { details, type HostNames, type Person, Refusal, renamePlayer } from '@snug/rules';
import type { AccountRow } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { applyInOpenGames, publishInGames } from './in-open-games.ts';

/** Renames an account and its players in open games, in one transaction; their teams there are sent the new name. */
export async function renameAccount(
  context: ServerContext,
  account_id: string,
  player_name: string,
): Promise<AccountRow> {
  const { account, games } = await context.store.write(async (trx) => {
    const account = await trx
      .updateTable('accounts')
      .set({ player_name })
      .where('account_id', '=', account_id)
      .where('erased_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    // The account was erased since the request was sent: it must not get a name again.
    if (!account) throw new Refusal(401, details.invalidLogin);
    const rename = (player: Person, hosts: HostNames) => renamePlayer(player, player_name, hosts);
    const games = await applyInOpenGames(trx, account_id, rename, context.clock.now());
    return { account, games };
  });
  publishInGames(context, games);
  return account;
}
