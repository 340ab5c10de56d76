import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely';
import { Adapter, resultOf } from '../../../server/database/dialect.ts';
import { openEngine } from '../../../server/database/engine.ts';
import { migrate } from '../../../server/database/migrate.ts';
import type { Database } from '../../../server/database/schema.ts';
import { storeErrorOf } from '../../../server/database/store-error.ts';
import { createReadCache } from './read-cache.ts';

/**
 * A database in memory, which outlives the processes that use it. It has one connection, and each seed runs inside an open
 * transaction: rolling that back empties the database, however much was written, and a savepoint in it is a backup.
 */
export interface MemoryDatabase {
  /** Runs queries at once, inside the open change if there is one. */
  readonly db: Kysely<Database>;
  /** A Kysely instance whose queries are run by `run`. */
  through(run: Run): Transaction<Database>;
  execute(compiled: CompiledQuery): QueryResult<unknown>;
  /** Between `begin` and `commit` or `rollback` changes belong together. */
  begin(): void;
  commit(): void;
  rollback(): void;
  readonly isChanging: boolean;
  /** Makes the current content what `reset` restores. */
  keep(): void;
  reset(): void;
  backup(): void;
  restore(): void;
}

export type Run = (compiled: CompiledQuery) => Promise<QueryResult<unknown>>;

/** One for all instances: `prepared` caches its queries by it. */
const adapter = new Adapter();
const compiler = new SqliteQueryCompiler();

export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const engine = openEngine(':memory:', 'writer');
  // Nobody inspects this memory, so deleted data needs no overwriting.
  engine.run({ op: 'query', sql: 'PRAGMA secure_delete = OFF', parameters: [] });
  const cache = createReadCache();
  const runSql = (sql: string) => void engine.run({ op: 'query', sql, parameters: [] });
  let isChanging = false;
  let hasBackup = false;

  const execute = (compiled: CompiledQuery) => cache.execute(compiled, runQuery);

  function runQuery({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
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

  const database: MemoryDatabase = {
    db: kyselyThrough(async (compiled) => execute(compiled)),
    through: kyselyThrough,
    execute,
    begin() {
      engine.run({ op: 'begin' });
      isChanging = true;
    },
    commit() {
      isChanging = false;
      try {
        engine.run({ op: 'release' });
      } catch (error) {
        // A statement in it had failed: it is rolled back.
        cache.forget();
        throw error;
      }
    },
    rollback() {
      isChanging = false;
      engine.run({ op: 'rollback' });
      cache.forget();
    },
    get isChanging() {
      return isChanging;
    },
    keep() {
      runSql('COMMIT');
      runSql('BEGIN');
    },
    reset() {
      if (isChanging) database.rollback();
      hasBackup = false;
      runSql('ROLLBACK');
      runSql('BEGIN');
      cache.forget();
    },
    backup() {
      if (isChanging) throw new Error('A backup holds what is on disk, and something is half written.');
      if (hasBackup) runSql('RELEASE backup');
      runSql('SAVEPOINT backup');
      hasBackup = true;
    },
    restore() {
      if (isChanging) database.rollback();
      if (!hasBackup) throw new Error('There is no backup to restore.');
      runSql('ROLLBACK TO backup');
      cache.forget();
    },
  };

  await migrate(
    kyselyWith(async (compiled) => runQuery(compiled), {
      async beginTransaction() {
        engine.run({ op: 'begin' });
      },
      async commitTransaction() {
        engine.run({ op: 'release' });
        engine.run({ op: 'commit' });
      },
      async rollbackTransaction() {
        engine.run({ op: 'rollback' });
      },
    }),
  );
  runSql('BEGIN');
  return database;
}

const nothing = async () => {};
const connectionless = { init: nothing, releaseConnection: nothing, destroy: nothing };
const transactionless: Driver = {
  ...connectionless,
  acquireConnection: neverAlone,
  beginTransaction: neverAlone,
  commitTransaction: nothing,
  rollbackTransaction: nothing,
};
const plain = dialectOf(transactionless);

/** A Kysely instance that passes its queries directly to `run`. Each change creates one, so it consists of shared parts. */
function kyselyThrough(run: Run): Transaction<Database> {
  const { config, dialect } = plain;
  return new Kysely<Database>({
    config,
    dialect,
    driver: transactionless,
    executor: new Executor(run),
  }) as Transaction<Database>;
}

/** One that begins and ends transactions, for migrations. */
function kyselyWith(
  run: Run,
  transactions: Pick<Driver, 'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'>,
) {
  const executor = new Executor(run);
  const driver: Driver = { ...connectionless, ...transactions, acquireConnection: async () => executor.connection };
  return new Kysely<Database>({ ...dialectOf(driver), driver, executor });
}

function dialectOf(driver: Driver): { config: { dialect: Dialect }; dialect: Dialect } {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return { config: { dialect }, dialect };
}

async function neverAlone(): Promise<never> {
  throw new Error('Transactions are begun by the store.');
}

class Executor extends DefaultQueryExecutor {
  readonly #run: Run;
  readonly connection: DatabaseConnection;

  constructor(run: Run) {
    const connection: DatabaseConnection = {
      // The query's types describe its rows; the database's own columns ensure that.
      executeQuery: <R>(compiled: CompiledQuery) => run(compiled) as Promise<QueryResult<R>>,
      streamQuery: neverStreamed,
    };
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.#run = run;
    this.connection = connection;
  }

  /** Bypasses Kysely's work around a query, which takes longer than the query. */
  override executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(compiled) as Promise<QueryResult<R>>;
  }
}

function neverStreamed(): never {
  throw new Error('Rows are read whole here.');
}
