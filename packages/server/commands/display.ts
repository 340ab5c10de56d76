import { details, Refusal } from '@snug/rules';
import type { ServerContext } from '../foundation/server-context.ts';
import { displayLogin, displayUrl } from '../queries/display.ts';

/** Gives a game's big screen a new address, and closes the connections of the one before. Resolves to the address. */
export async function renewDisplay(context: ServerContext, game_id: string): Promise<string> {
  const game = await context.store.write((trx) =>
    trx
      .updateTable('games')
      .set((old) => ({ display_version: old('display_version', '+', 1) }))
      .where('game_id', '=', game_id)
      .returning(['game_id', 'code', 'display_version'])
      .executeTakeFirst(),
  );
  if (!game) throw new Refusal(404, details.gameNotFound);
  context.pubSub.loggedOut(displayLogin({ ...game, display_version: game.display_version - 1 }));
  return displayUrl(context, game);
}
