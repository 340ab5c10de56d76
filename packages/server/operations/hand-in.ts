import { closeGraceMs } from '@snug/contract';
import { runCommand } from '../commands/run-command.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** How often closed rounds are looked for, in ms: so much later than the grace they are handed in. */
const lookEveryMs = 1_000;

/**
 * Hands in the rounds whose grace after the close is over (decision 22). Looked for in the database, so that a restart
 * between close and grace loses none, whichever process closed them.
 */
export function handInRounds(context: ServerContext, failed: (error: unknown) => void): Repeated {
  return repeat(context.clock, { everyMs: lookEveryMs, firstMs: 0 }, () => handInDue(context, failed), failed);
}

/** Hands in the rounds whose grace is over now. */
export async function handInDue(context: ServerContext, failed: (error: unknown) => void): Promise<void> {
  const due = await roundsToHandIn(context.store.db, { before: context.clock.now() - closeGraceMs });
  for (const { game_id } of due) await runCommand(context, game_id, 'handInAtClose', {}).catch(failed);
}

const roundsToHandIn = compiledQuery((db, { before }: { before: number }) =>
  db
    .selectFrom('rounds')
    .innerJoin('games', 'games.game_id', 'rounds.game_id')
    .select('rounds.game_id')
    .where('closed_at', 'is not', null)
    .where('handed_in_at', 'is', null)
    .where('closed_at', '<', before)
    .whereRef('round_order', '=', ({ eb }) => eb('round_index', '+', 1))
    .where('submissions_open', '=', 0),
);
