import type { CommandResult } from '../commands/commands.ts';
import { publish } from '../commands/run-command.ts';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** What another process changed in a game, such as a script that runs beside the server. */
export interface NewsForOtherProcesses {
  readonly game_id: string;
  readonly done: Omit<CommandResult, 'reply'>;
}

/** Stores news, in the transaction that makes the change, for the servers that hold the game's connections. */
export async function leaveNews(
  trx: Trx,
  { clock, random }: { clock: Clock; random: Random },
  news: NewsForOtherProcesses,
): Promise<void> {
  const row = { bell_id: newId(random), ring: JSON.stringify(news), at: clock.now() };
  await trx.insertInto('bells').values(row).execute();
}

/** How often news is looked for, in ms: so late a connection gets another process's change. A look costs one small query. */
const lookEveryMs = 2_000;
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
      const { game_id, done } = JSON.parse(ring) as NewsForOtherProcesses;
      publish(context, game_id, { ...done, reply: undefined });
    }
  }

  return repeat(clock, { everyMs: lookEveryMs }, look, failed);
}
