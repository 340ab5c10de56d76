import type { CommandData, CommandName, GameCaps, ReplyOf } from '@snug/rules';
import { gameLock } from '../database/store.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Command, type CommandResult, executeCommand } from './commands.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly gameCaps: GameCaps;
  }
}

/**
 * Runs a command in one transaction, entirely on the database thread if there is one (decision 8), and publishes its
 * messages once it is on disk (G11).
 *
 * @throws Refusal from the rule, StoreError from the database; then nothing has changed.
 */
export async function runCommand<N extends CommandName>(
  context: ServerContext,
  game_id: string,
  name: N,
  data: CommandData<N>,
  { isByBot = false }: Pick<Command, 'isByBot'> = {},
): Promise<ReplyOf<N>> {
  const { store, clock, random, gameCaps: caps } = context;
  const command: Command<N> = { name, game_id, data, now: clock.now(), caps, isByBot };
  const committed = store.runTask
    ? await store.runTask(command)
    : await store.write((trx) => executeCommand(trx, command, random), gameLock(game_id));
  // The reply has the type of this command's rule.
  return publish(context, game_id, committed as CommandResult<ReplyOf<N>>);
}

/** Publishes the messages of a command that is on disk, and the quizmaster's news. */
export function publish<Reply>(
  { pubSub, hostNews }: Pick<ServerContext, 'pubSub' | 'hostNews'>,
  game_id: string,
  { reply, messages, hostNews: news = {}, moved = [] }: CommandResult<Reply>,
): Reply {
  if (messages.length > 0 || moved.length > 0) pubSub.publish({ game_id, messages, moved });
  if (news.now) hostNews.now(game_id, news.now);
  if (news.soon) hostNews.soon(game_id, news.soon);
  if (news.watchers) hostNews.watchers(game_id);
  return reply;
}
