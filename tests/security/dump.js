import { PostgresAdapter, sql } from 'kysely';
/** Tables that a refused call may change: counts of tries, and codes that were tried. */
const mayDiffer = new Set(['limits', 'replies', 'challenges', 'kysely_migration', 'kysely_migration_lock']);
/** The whole database as one text, to see whether a refused call changed anything. */
export async function dump({ store: { db }, hostNews }) {
    // Pending news for the quizmaster would be written later.
    await hostNews.flush();
    const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !mayDiffer.has(name));
    const parts = [];
    for (const table of tables.sort()) {
        const { rows } = await sql `select * from ${sql.table(table)}`.execute(db);
        parts.push(`${table}\n${rows
            .map((row) => JSON.stringify(row))
            .sort()
            .join('\n')}`);
    }
    return parts.join('\n');
}
/** A number that stays the same while nothing is written. On PostgreSQL other databases' writes change it too. */
export async function version({ store: { db }, hostNews }) {
    await hostNews.flush();
    const asked = db.getExecutor().adapter instanceof PostgresAdapter
        ? sql `select cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint) as version`
        : sql `select data_version as version from pragma_data_version`;
    return (await asked.execute(db)).rows[0]?.version ?? Number.NaN;
}
