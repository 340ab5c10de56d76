import type { Rehearsal } from '@snug/contract';
import { rehearsalOf } from '../database/rehearsals.ts';
import type { Db, RehearsalRow } from '../database/schema.ts';

/** One that has said nothing for so long ended with its process. */
const silentMs = 60_000;

/** The last rehearsal of a game; null: there was none. */
export async function lastRehearsal(db: Db, game_id: string, now: number): Promise<Rehearsal | null> {
  const row = await rehearsalOf(db, game_id);
  return row ? rehearsalView(row, now) : null;
}

export function rehearsalView(row: RehearsalRow, now: number): Rehearsal {
  const { state, copy_id, done, steps, tables, started_at } = row;
  const isBroken = state === 'playing' && now - row.beat_at > silentMs;
  return {
    state: isBroken ? 'broken' : state,
    ...{ copy_id, done, steps, tables, started_at },
    findings: JSON.parse(row.findings) as Rehearsal['findings'],
  };
}
