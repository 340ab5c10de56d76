import { decodeNews } from '../commands/leave-news.ts';
import { publish } from '../commands/run-command.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/**
 * How often news is looked for, in ms: so late a connection gets another process's change, and closes when its login has
 * ended there: within a second. A look costs one small query.
 */
const lookEveryMs = 900;
/** News younger than this is read again, since the clocks of machines differ and a transaction takes time to commit. */
export const newsLifeMs = 600_000;

/** Publishes the news that other processes leave. */
export function pollNewsOfOtherProcesses(context: ServerContext, failed: (error: unknown) => void): Repeated {
  const { store, clock } = context;
  let published = new Set<string>();

  async function look(): Promise<void> {
    const rows = await store.db
      .selectFrom('bells')
      .select(['bell_id', 'ring'])
      .where('at', '>', clock.now() - newsLifeMs)
      .execute();
    const fresh = rows.filter(({ bell_id }) => !published.has(bell_id));
    published = new Set(rows.map(({ bell_id }) => bell_id));
    for (const { ring } of fresh) {
      try {
        const { game_id, done, loggedOut, spared } = decodeNews(ring);
        publish(context, game_id, { ...done, reply: undefined });
        if (loggedOut !== undefined) context.pubSub.loggedOut(loggedOut, spared);
      } catch (error) {
        // One unreadable row must not hide the others.
        failed(error);
      }
    }
  }

  return repeat(clock, { everyMs: lookEveryMs }, look, failed);
}
