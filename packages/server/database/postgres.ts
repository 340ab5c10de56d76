import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Database, Db, Trx } from './schema.ts';
import { type Store, type StorePlace, serverLock } from './store.ts';
import { StoreError } from './store-error.ts';
import { lockWaitMs } from './writer.ts';

/** A third of what PostgreSQL allows by default is left to others when four processes run. */
const connectionsMax = 16;
/** A process that hangs in a transaction must not hold a game's lock for ever. */
const idleInTransactionMs = 10_000;

/** `waitMs`: the longest wait for a connection, a lock or a result; after it the caller is told to try again (G15). */
const limits = (waitMs: number) => ({
  connectionTimeoutMillis: waitMs,
  statement_timeout: waitMs,
  // The same on this side, in case the server never answers: by then its own timeouts have passed.
  query_timeout: waitMs + 1_000,
  lock_timeout: waitMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/** Opens a PostgreSQL database and brings its tables up to date. Several servers may do so at once. */
export async function openPostgres({
  url,
  alongside,
  lockWaitMs: waitMs = lockWaitMs,
}: StorePlace & { kind: 'postgres' }): Promise<Store> {
  const name = alongside ? scriptName : serverName;
  // Making tables may take longer than any query; Kysely lets one server do it while the others wait.
  const making = connectPostgres(url, { max: 1 }, name);
  let isShared: boolean;
  try {
    await migrate(making);
    isShared = await hasServer(making);
  } finally {
    await making.destroy();
  }

  const db = connectPostgres(url, { max: connectionsMax, ...limits(waitMs) }, name);
  const inTurn = createTurns(waitMs);
  return {
    db,
    write: (work, lock = serverLock) =>
      inTurn(lock, () =>
        db.transaction().execute(async (trx) => {
          // Every statement after this one sees what the lock's last holder left: its snapshot is its own.
          await takeLock(trx, lock);
          return work(trx);
        }),
      ),
    read: <T>(work: (trx: Trx) => Promise<T>) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    isShared,
    // A connection to another machine that ends can be opened again.
    lost: new Promise(() => {}),
    close: () => db.destroy(),
  };
}

/** What connections are called. A server always has one: it looks for news of other processes each second. */
const serverName = 'snug';
const scriptName = 'snug-script';

/** Whether a server has a connection to the database besides this one. */
async function hasServer(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${serverName} and pid <> pg_backend_pid()
    limit 1`.execute(db);
  return rows.length > 0;
}

type Limits = { max: number } & Partial<ReturnType<typeof limits>>;

/** A pool of connections to a database whose tables may be of any age. */
export function connectPostgres(url: string, given: Limits, application_name = serverName): Db {
  const pool = new Pool({
    connectionString: url,
    application_name,
    keepAlive: true,
    // A resolved write is on disk (G11), and a transaction that waited for a lock sees what its last holder wrote, whatever
    // the role's own settings are: under a stricter isolation the snapshot would be older than the wait.
    options: '-c synchronous_commit=on -c default_transaction_isolation=read\\ committed',
    types: { getTypeParser },
    ...given,
  });
  // A connection that fails fails its caller's query, and the pool drops it; an unhandled event would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => connectionOf(await pool.connect().catch(fail)),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });
}

/** The message of `pg` when `query_timeout` is over: the server is unreachable, or its answer is still on the way. */
const unanswered = 'Query read timeout';

/** A connection whose errors say whether to try again. */
function connectionOf(client: PoolClient): PostgresPoolClient {
  let isSilent = false;
  const connection = {
    query: (text: string, values: unknown[]) =>
      client.query(text, values.map(storable)).catch((error) => {
        isSilent ||= error.message === unanswered;
        fail(error);
      }),
    // The next user of a silent connection would wait in vain too, until TCP gives it up after a quarter of an hour.
    release: (destroyed?: boolean) => client.release(destroyed || isSilent),
  };
  // Kysely calls it with a text and values alone: no query of the server is streamed.
  return connection as unknown as PostgresPoolClient;
}

function ignore(): void {}

/** PostgreSQL keeps no NUL in a text, and refuses a query that compares with one: SQLite simply finds nothing. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** int8, and numeric, which sums of int8 are: all of ours are whole and far below 2^53. */
const wholeNumbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return wholeNumbers.has(oid) ? Number : types.getTypeParser(oid, format as 'text');
}

/**
 * SQLSTATE classes of errors that pass, or that the operator can mend: connection, rolled back, resources, object in use,
 * operator, system.
 */
const passingClasses: ReadonlySet<string> = new Set(['08', '40', '53', '55', '57', '58']);
/** The error of a standby that has just been the primary. */
const readOnly = '25006';

/** `busy` also for an error without an SQLSTATE: it came from the network, not from the database. */
export function postgresErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code } = error as { message?: string; code?: string };
  // Every SQLSTATE has a digit; Node's EPIPE, of a connection that has just ended, has none.
  const state = /^(?=\D*\d)[0-9A-Z]{5}$/.test(code ?? '') ? (code ?? '') : undefined;
  // For a host with two addresses Node's message is empty.
  return new StoreError(
    message || (code ?? String(error)),
    state === undefined || state === readOnly || passingClasses.has(state.slice(0, 2)),
  );
}

function fail(error: unknown): never {
  throw postgresErrorOf(error);
}

/**
 * Queues the writes of each lock before they take a connection: a busy game would otherwise fill the pool with writes that
 * wait for its lock, and every other game would wait with it.
 */
function createTurns(waitMs: number) {
  const last = new Map<string, Promise<void>>();
  return async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(lock);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const mine = before ? before.then(() => over) : over;
    last.set(lock, mine);
    try {
      if (before) await soon(before, waitMs);
      return await work();
    } finally {
      end();
      if (last.get(lock) === mine) last.delete(lock);
    }
  };
}

function soon(turn: Promise<void>, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreError('The database is busy.', true)), waitMs);
    turn.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
