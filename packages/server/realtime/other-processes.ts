import type { Transaction } from 'kysely';
import type { Committed } from '../commands/commands.ts';
import { publish } from '../commands/run-command.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** What happened in a game by another process, such as a command beside the server. */
export interface NewsForOtherProcesses {
  readonly game_id: string;
  readonly done: Omit<Committed, 'reply'>;
}

/** Leaves word, in the transaction that makes the change, for the servers that hold the game's connections. */
export async function leaveNews(
  trx: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  bell: NewsForOtherProcesses,
): Promise<void> {
  const row = { bell_id: newId(random), ring: JSON.stringify(bell), at: clock.now() };
  await trx.insertInto('bells').values(row).execute();
}

/** How soon a connection hears what another process did, in ms. What nobody else changed costs one small query. */
const lookEveryMs = 2_000;
/** Clocks of machines differ, and a transaction takes its time: what is younger than this is looked at again. */
export const newsLifeMs = 600_000;

/** Rings for what other processes leave. The returned function stops it. */
export function pollNewsOfOtherProcesses(context: ServerContext, failed: (error: unknown) => void): () => void {
  const { store, clock } = context;
  let rung = new Set<string>();
  let callOff = clock.after(lookEveryMs, next);
  let isOver = false;

  async function look(): Promise<void> {
    const bells = await store.db
      .selectFrom('bells')
      .select(['bell_id', 'ring'])
      .where('at', '>', clock.now() - newsLifeMs)
      .execute();
    const fresh = bells.filter(({ bell_id }) => !rung.has(bell_id));
    rung = new Set(bells.map(({ bell_id }) => bell_id));
    for (const { ring } of fresh) {
      const { game_id, done } = JSON.parse(ring) as NewsForOtherProcesses;
      publish(context, game_id, { ...done, reply: undefined });
    }
  }

  function next(): void {
    look()
      .catch(failed)
      .finally(() => {
        if (!isOver) callOff = clock.after(lookEveryMs, next);
      });
  }

  return () => {
    isOver = true;
    callOff();
  };
}
