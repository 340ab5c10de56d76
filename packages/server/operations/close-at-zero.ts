import { runCommand } from '../commands/run-command.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** How often countdowns are looked at, in ms: so much later than zero submissions close. */
const lookEveryMs = 500;

/**
 * Closes the submissions whose countdown is over (decision 33). Looked for in the database, so that a restart loses none,
 * whichever process started them; the rule closes each once.
 */
export function closeAtZero(context: ServerContext, failed: (error: unknown) => void): Repeated {
  return repeat(context.clock, { everyMs: lookEveryMs, firstMs: 0 }, () => closeDue(context, failed), failed);
}

/** Closes the submissions whose countdown is over now. */
export async function closeDue(context: ServerContext, failed: (error: unknown) => void): Promise<void> {
  const due = await gamesToClose(context.store.db, { now: context.clock.now() });
  for (const { game_id } of due) await runCommand(context, game_id, 'closeAtZero', {}).catch(failed);
}

const gamesToClose = compiledQuery((db, { now }: { now: number }) =>
  db
    .selectFrom('games')
    .select('game_id')
    .where('countdown_ends_at', 'is not', null)
    .where('countdown_ends_at', '<=', now)
    .where('paused_at', 'is', null),
);
