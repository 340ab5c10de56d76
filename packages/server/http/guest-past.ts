import { type Actor, hasGuestPast } from '../accounts/actor.ts';
import { runCommand } from '../commands/run-command.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { identityOf } from './actor.ts';

/**
 * Gives an account the kick of its browser's guest and the team that the guest has left, before a call that depends on them: it
 * may be made before the game is loaded, which gives the account the guest's place on a team too (ROLE-05).
 */
export async function takeGuestPast(context: ServerContext, game_id: string, actor: Actor): Promise<void> {
  if (!(await hasGuestPast(context.store.db, game_id, actor))) return;
  await runCommand(context, game_id, 'takeGuestSeat', identityOf(actor));
}
