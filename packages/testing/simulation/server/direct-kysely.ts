import {
  type CompiledQuery,
  DefaultQueryExecutor,
  Kysely,
  type QueryResult,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely';
import { Adapter, snugDialect } from '../../../server/database/dialect.ts';
import type { Database } from '../../../server/database/schema.ts';

export type Run = (compiled: CompiledQuery) => Promise<QueryResult<unknown>>;

/** One for all instances: `compiledQuery` caches its queries by it. */
const adapter = new Adapter();
const compiler = new SqliteQueryCompiler();
const dialect = snugDialect(
  { begin: neverAlone, runTask: neverAlone },
  { begin: neverAlone, query: neverAlone },
  async () => {},
);
const driver = dialect.createDriver();

/** A Kysely instance whose queries are run by `run`. Each change creates one, so it consists of shared parts. */
export function kyselyThrough(run: Run): Transaction<Database> {
  return new Kysely<Database>({
    config: { dialect },
    dialect,
    driver,
    executor: new Executor(run),
  }) as Transaction<Database>;
}

async function neverAlone(): Promise<never> {
  throw new Error('Transactions are begun by the store.');
}

class Executor extends DefaultQueryExecutor {
  readonly #run: Run;

  constructor(run: Run) {
    super(compiler, adapter, { provideConnection: neverAlone });
    this.#run = run;
  }

  /** Bypasses Kysely's work around a query, which takes longer than the query. */
  override executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    // The query's types describe its rows; the database's own columns ensure that.
    return this.#run(compiled) as Promise<QueryResult<R>>;
  }
}
