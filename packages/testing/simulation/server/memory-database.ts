import { type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import { resultOf, snugDialect } from '../../../server/database/dialect.ts';
import { type Engine, openEngine, type Step } from '../../../server/database/engine.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createReaders } from '../../../server/database/readers.ts';
import type { Database } from '../../../server/database/schema.ts';
import { storeErrorOf } from '../../../server/database/store-error.ts';
import { createWriter } from '../../../server/database/writer.ts';
import { kyselyThrough } from './direct-kysely.ts';

export type MemoryDatabase = Awaited<ReturnType<typeof openMemoryDatabase>>;

/**
 * A database in memory, which outlives the processes that use it. It has one connection, and each seed runs inside an
 * open transaction: rolling that back empties the database, however much was written, and a savepoint in it is a
 * backup. Long: a list of what can be done to the one connection.
 */
export async function openMemoryDatabase() {
  const engine = openEngine(':memory:', 'writer');
  const runSql = (...all: string[]) => {
    for (const sql of all) engine.run({ op: 'query', sql, parameters: [] });
  };
  // Nobody inspects this memory, so deleted data needs no overwriting.
  runSql('PRAGMA secure_delete = OFF');
  await migrateThrough(engine);
  runSql('BEGIN');

  let isChanging = false;
  let hasBackup = false;
  let listeners: (() => void)[] = [];

  function execute({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    try {
      return resultOf(engine.run({ op: 'query', sql, parameters }));
    } catch (error) {
      // A failed query invalidates its transaction; outside of one there is nothing to invalidate.
      if (!isChanging) {
        engine.run({ op: 'begin' });
        engine.run({ op: 'rollback' });
      }
      throw storeErrorOf(error);
    }
  }

  const database = {
    /** Runs queries at once, inside the open change if there is one. */
    db: kyselyThrough(async (compiled) => execute(compiled)) as Kysely<Database>,
    /** A Kysely instance whose queries are run by what it is given. */
    through: kyselyThrough,
    execute,
    /** Between `begin` and `commit` or `rollback` changes belong together. */
    begin(): void {
      engine.run({ op: 'begin' });
      isChanging = true;
    },
    commit(): void {
      isChanging = false;
      engine.run({ op: 'release' });
      for (const listener of listeners) listener();
    },
    /** Who looks at what is on disk right after each change, before anybody else does anything. */
    onCommit(listener: () => void): void {
      listeners.push(listener);
    },
    rollback(): void {
      isChanging = false;
      engine.run({ op: 'rollback' });
    },
    get isChanging(): boolean {
      return isChanging;
    },
    /** Makes the current content what `reset` restores. */
    keep: () => runSql('COMMIT', 'BEGIN'),
    reset(): void {
      if (isChanging) database.rollback();
      hasBackup = false;
      listeners = [];
      runSql('ROLLBACK', 'BEGIN');
    },
    backup(): void {
      if (isChanging) throw new Error('A backup holds what is on disk, and something is half written.');
      if (hasBackup) runSql('RELEASE backup');
      runSql('SAVEPOINT backup');
      hasBackup = true;
    },
    restore(): void {
      if (isChanging) database.rollback();
      if (!hasBackup) throw new Error('There is no backup to restore.');
      runSql('ROLLBACK TO backup');
    },
  };
  return database;
}

/** Migrations begin and end transactions, each of which is on disk at once here. */
async function migrateThrough(engine: Engine): Promise<void> {
  const runner = {
    async run(_connection: number, step: Step) {
      const result = engine.run(step);
      if (step.op === 'release') engine.run({ op: 'commit' });
      return result;
    },
    async close() {},
  };
  const dialect = snugDialect(createWriter(runner), createReaders(runner, 1), runner.close);
  await migrate(new Kysely<Database>({ dialect }));
}
