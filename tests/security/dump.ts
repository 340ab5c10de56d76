import { PostgresAdapter, sql } from 'kysely';
import type { ServerContext } from '../../packages/server/foundation/server-context.ts';
import { closeDue } from '../../packages/server/operations/close-at-zero.ts';
import { handInDue } from '../../packages/server/operations/hand-in.ts';

/** Tables that a refused call may change: counts of tries, and codes that were tried. */
const mayDiffer = new Set(['limits', 'replies', 'challenges', 'kysely_migration', 'kysely_migration_lock']);

/** The whole database as one text, to see whether a refused call changed anything. */
export async function dump(context: ServerContext): Promise<string> {
  await doWhatIsDue(context);
  const { db } = context.store;
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !mayDiffer.has(name));
  const parts: string[] = [];
  for (const table of tables.sort()) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    parts.push(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`,
    );
  }
  return parts.join('\n');
}

/** A number that stays the same while nothing is written. On PostgreSQL other databases' writes change it too. */
export async function version(context: ServerContext): Promise<number> {
  await doWhatIsDue(context);
  const { db } = context.store;
  const asked =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql<{
          version: number;
        }>`select cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint) as version`
      : sql<{ version: number }>`select data_version as version from pragma_data_version`;
  return (await asked.execute(db)).rows[0]?.version ?? Number.NaN;
}

/**
 * Does at once what the server does by itself: the clock passes with each scene, so a countdown of an earlier one may be over,
 * and the server's own change must not fall between two looks. Pending news for the quizmaster would be written later.
 */
async function doWhatIsDue(context: ServerContext): Promise<void> {
  await closeDue(context, fail);
  await handInDue(context, fail);
  await context.hostNews.flush();
}

function fail(error: unknown): never {
  throw error;
}
