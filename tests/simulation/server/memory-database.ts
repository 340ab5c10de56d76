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
import { Adapter, resultOf } from '../../../packages/server/store/dialect.ts';
import { openEngine } from '../../../packages/server/store/engine.ts';
import { migrate } from '../../../packages/server/store/migrate.ts';
import type { Database } from '../../../packages/server/store/schema.ts';
import { storeErrorOf } from '../../../packages/server/store/store-error.ts';
import { createReadCache } from './read-cache.ts';

/**
 * A database in memory, which outlives the processes that use it. One connection, and below all of a seed an open
 * transaction: to undo it empties the database, however much was written, and a savepoint in it is a backup.
 */
export interface MemoryDatabase {
  /** Whatever is asked is carried out at once, in the open change if there is one. */
  readonly db: Kysely<Database>;
  /** A Kysely whose queries `run` carries out. */
  through(run: Run): Transaction<Database>;
  execute(compiled: CompiledQuery): QueryResult<unknown>;
  /** Between `begin` and `commit` or `rollback` changes belong together. */
  begin(): void;
  commit(): void;
  rollback(): void;
  readonly isChanging: boolean;
  /** What stands now is what `reset` goes back to. */
  keep(): void;
  reset(): void;
  backup(): void;
  restore(): void;
}

export type Run = (compiled: CompiledQuery) => Promise<QueryResult<unknown>>;

/** One for all: `prepared` remembers its queries by it. */
const adapter = new Adapter();
const compiler = new SqliteQueryCompiler();

export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const engine = openEngine(':memory:', 'writer');
  // Nobody reads this memory, so nothing in it needs to be overwritten.
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
      // A failed query spoils the turn it is in; outside of one there is nothing to spoil.
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
        // A statement in it had failed: it is undone.
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

/** Kysely with nothing between its queries and whoever carries them out: each change has one, so it is made of shared parts. */
function kyselyThrough(run: Run): Transaction<Database> {
  const { config, dialect } = plain;
  return new Kysely<Database>({
    config,
    dialect,
    driver: transactionless,
    executor: new Executor(run),
  }) as Transaction<Database>;
}

/** One that begins and ends transactions: for migrations. */
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
      // The rows are what the query's types say; the database's own columns hold them to it.
      executeQuery: <R>(compiled: CompiledQuery) => run(compiled) as Promise<QueryResult<R>>,
      streamQuery: neverStreamed,
    };
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.#run = run;
    this.connection = connection;
  }

  /** Straight away: what Kysely does around a query takes longer than the query. */
  override executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(compiled) as Promise<QueryResult<R>>;
  }
}

function neverStreamed(): never {
  throw new Error('Rows are read whole here.');
}
