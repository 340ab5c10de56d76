import { isKnown } from '@snug/rules';
import type { Actor } from '../accounts/actor.ts';
import { readCaller } from '../commands/caller.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { identityOf } from './actor.ts';

/**
 * Lets newcomers of a game in at the pace of their address: beyond it they wait a moment, or are told to ask again. Whoever has
 * been in the game is never held up, and an account has a pace of its own, whatever guests at its address do (decision 49).
 */
export async function paceNewcomer(context: ServerContext, game_id: string, actor: Actor): Promise<void> {
  const { found } = await readCaller(context.store.db, game_id, identityOf(actor));
  if (!isKnown(found)) await context.rateLimits.turn('newPlayers', paceKey(game_id, actor));
}

/** The same for whoever brings a new team, also from among the spectators; who is on a team brings none. */
export async function paceNewTeam(context: ServerContext, game_id: string, actor: Actor): Promise<void> {
  const { found } = await readCaller(context.store.db, game_id, identityOf(actor));
  if (found?.status !== 'joined') await context.rateLimits.turn('newTeams', paceKey(game_id, actor));
}

function paceKey(game_id: string, actor: Actor): string {
  const { account_id } = identityOf(actor);
  return `${game_id}\n${account_id ?? actor.address}`;
}
