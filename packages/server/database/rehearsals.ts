import type { RehearsalFinding } from '@snug/contract';
import { compiledQuery } from './compiled-query.ts';
import type { Db, RehearsalRow, Trx } from './schema.ts';

/** The last rehearsal of a game; undefined: there was none. */
export async function rehearsalOf(db: Db, game_id: string): Promise<RehearsalRow | undefined> {
  const [row] = await ofGame(db, { game_id });
  return row;
}

const ofGame = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('rehearsals').selectAll().where('game_id', '=', game_id),
);

/** Stores a rehearsal in place of the one before. */
export async function putRehearsal(trx: Trx, row: RehearsalRow): Promise<void> {
  await trx.deleteFrom('rehearsals').where('game_id', '=', row.game_id).execute();
  await trx.insertInto('rehearsals').values(row).execute();
}

/** Changes the rehearsal that plays this copy; false when it is over, or another has begun. */
export async function changeRehearsal(
  trx: Trx,
  { game_id, copy_id }: Pick<RehearsalRow, 'game_id' | 'copy_id'>,
  change: Partial<Pick<RehearsalRow, 'state' | 'done' | 'beat_at'>> & {
    readonly findings?: readonly RehearsalFinding[];
  },
): Promise<boolean> {
  const known = await rehearsalOf(trx, game_id);
  if (known?.copy_id !== copy_id || known.state !== 'playing') return false;
  const { findings, ...rest } = change;
  await trx
    .updateTable('rehearsals')
    .set({ ...rest, ...(findings && { findings: JSON.stringify(findings) }) })
    .where('game_id', '=', game_id)
    .execute();
  return true;
}

/** The copies of games that were made before a moment. */
export async function oldCopies(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select('game_id')
    .where('rehearsal_of', 'is not', null)
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** A copy is gone: its rehearsal stays with what it has found. */
export async function forgetCopy(trx: Trx, copy_id: string): Promise<void> {
  await trx.updateTable('rehearsals').set({ copy_id: '' }).where('copy_id', '=', copy_id).execute();
}
