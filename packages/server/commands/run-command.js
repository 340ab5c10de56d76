import { gameLock } from '../database/store.ts';
import { executeCommand } from './commands.ts';
/**
 * Runs a command in one transaction, entirely on the database thread if there is one (decision 8), and publishes its
 * messages once it is on disk (G11).
 *
 * @throws Refusal from the rule, StoreError from the database; then nothing has changed.
 */
export async function runCommand(context, game_id, name, data) {
    const { store, clock, random } = context;
    const command = { name, game_id, data, now: clock.now() };
    const committed = store.runTask
        ? await store.runTask(command)
        : await store.write((trx) => executeCommand(trx, command, random), gameLock(game_id));
    // The reply has the type of this command's rule.
    return publish(context, game_id, committed);
}
/** Publishes the messages of a command that is on disk, and the quizmaster's news. */
export function publish({ pubSub, hostNews }, game_id, { reply, messages, hostNews: news = {}, moved = [] }) {
    if (messages.length > 0 || moved.length > 0)
        pubSub.publish({ game_id, messages, moved });
    if (news.now)
        hostNews.now(game_id, news.now);
    if (news.soon)
        hostNews.soon(game_id, news.soon);
    if (news.watchers)
        hostNews.watchers(game_id);
    return reply;
}
