import { gameLock } from '../database/store.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import {
  type ArgsOf,
  carryOut,
  carryOutDeed,
  type Decide,
  type DeedName,
  type Done,
  type ReplyOf,
} from './commands.ts';

/**
 * Carries a command out: reads, asks the rule, makes its changes and numbers its messages in one transaction;
 * tells the connections only once that is on disk (G11).
 */
export async function act<T>(context: ServerContext, game_id: string, decide: Decide<T>): Promise<T> {
  return tell(
    context,
    game_id,
    await context.store.write((trx) => carryOut(trx, game_id, decide, context), gameLock(game_id)),
  );
}

/** The same for a deed: where the database sits in another thread, the whole of it happens there. */
export async function perform<N extends DeedName>(
  context: ServerContext,
  game_id: string,
  name: N,
  args: ArgsOf<N>,
): Promise<ReplyOf<N>> {
  const { store, clock, random } = context;
  const order = { name, game_id, args, now: clock.now() };
  const done = store.runTask
    ? await store.runTask(order)
    : await store.write((trx) => carryOutDeed(trx, order, random), gameLock(game_id));
  // The reply is of the deed that the name and the arguments are of.
  return tell(context, game_id, done as Done<ReplyOf<N>>);
}

/** Tells the connections and the quizmaster of what is on disk. */
export function tell<T>(context: ServerContext, game_id: string, done: Done<T>): T {
  const { reply, parcels, moved = [], tellHost, tellHostSoon, watchers } = done;
  if (parcels.length > 0 || moved.length > 0) context.pubSub.publish({ game_id, messages: parcels, moved });
  if (tellHost) context.hostNews.now(game_id, tellHost);
  if (tellHostSoon) context.hostNews.soon(game_id, tellHostSoon);
  if (watchers) context.hostNews.watchers(game_id);
  return reply;
}
