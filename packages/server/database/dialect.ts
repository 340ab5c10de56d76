import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type InsertQueryNode,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
  type UpdateQueryNode,
} from 'kysely';
import type { CommitGroup } from './commit-group.ts';
import type { StepResult } from './engine.ts';
import type { Readers, Snapshot } from './readers.ts';
import type { Database, Trx } from './schema.ts';
import type { Writer, WriteTransaction } from './writer.ts';

/**
 * Kysely's dialect for one writer, which groups commits, and a few readers. A transaction writes, or reads a snapshot if it
 * is `read only`. A query outside a transaction reads what is on disk, or writes in a transaction of its own.
 */
export function snugDialect(writer: Writer, readers: Readers, close: () => Promise<void>): Dialect {
  return dialect(driver(writer, readers, close));
}

/**
 * The database for tasks in the engine's own thread. The caller begins and ends the transaction; a task must await nothing
 * but its own queries.
 */
export function threadDatabase(group: CommitGroup): Trx {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      return resultOf<R>(group.run({ op: 'query', sql, parameters }));
    },
    streamQuery: neverStreamed,
  };
  const nothing = async () => {};
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  // Every query of a task is within the group's transaction, which the caller began.
  return new Kysely<Database>({ dialect: dialect(driver) }) as Trx;
}

function dialect(driver: Driver): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => driver,
  };
}

/** SQLite takes table changes in a transaction; with it a migration is whole or did not happen. */
export class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

interface Connection extends DatabaseConnection {
  write?: WriteTransaction;
  snapshot?: Snapshot;
}

function driver(writer: Writer, readers: Readers, close: () => Promise<void>): Driver {
  return {
    async init() {},
    async acquireConnection() {
      return connect(writer, readers);
    },
    async beginTransaction(connection: Connection, settings: TransactionSettings) {
      if (settings.accessMode === 'read only') connection.snapshot = await readers.begin();
      else connection.write = await writer.begin();
    },
    async commitTransaction(connection: Connection) {
      const { write, snapshot } = connection;
      connection.write = undefined;
      connection.snapshot = undefined;
      await write?.commit();
      await snapshot?.end();
    },
    async rollbackTransaction(connection: Connection) {
      const { write, snapshot } = connection;
      connection.write = undefined;
      connection.snapshot = undefined;
      await write?.rollback();
      await snapshot?.end();
    },
    async releaseConnection() {},
    destroy: close,
  };
}

function connect(writer: Writer, readers: Readers): Connection {
  return {
    async executeQuery<R>(this: Connection, compiled: CompiledQuery): Promise<QueryResult<R>> {
      const { sql, parameters } = compiled;
      // A change that returns no rows need not be awaited: steps run in order, and a transaction with a failed one does not
      // commit.
      if (this.write && onlyChanges(compiled)) {
        this.write.change(sql, parameters);
        return { rows: [] };
      }
      const holder = this.write ?? this.snapshot ?? (onlyReads(compiled) ? readers : undefined);
      if (holder) return resultOf(await holder.query(sql, parameters));
      const transaction = await writer.begin();
      let result: StepResult;
      try {
        result = await transaction.query(sql, parameters);
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
      await transaction.commit();
      return resultOf(result);
    },
    streamQuery: neverStreamed,
  };
}

function neverStreamed(): never {
  throw new Error('Rows are read whole here: no query of the server is large enough to stream.');
}

export function onlyReads(compiled: CompiledQuery): boolean {
  return compiled.query.kind === 'SelectQueryNode' || /^\s*(select|pragma)\b/i.test(compiled.sql);
}

function onlyChanges({ query }: CompiledQuery): boolean {
  if (query.kind !== 'InsertQueryNode' && query.kind !== 'UpdateQueryNode') return false;
  return (query as InsertQueryNode | UpdateQueryNode).returning === undefined;
}

export function resultOf<R>(result: StepResult): QueryResult<R> {
  // The types of the query describe the rows, and the database's column types guarantee them.
  return { rows: result.rows as R[], numAffectedRows: BigInt(result.changes) };
}
