import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** One step that an engine runs. Steps of a writer belong to the open commit group; `read` steps to a snapshot. */
export type Step =
  | { op: 'query'; sql: string; parameters: readonly unknown[] }
  /**
   * A transaction begins; the first of a group begins the group. `hasWaited`: it does not wait for other processes again.
   */
  | { op: 'begin'; hasWaited?: boolean }
  /** Ends the transaction, which then waits for the disk. If one of its statements failed, undoes it and throws. */
  | { op: 'release' }
  | { op: 'rollback' }
  /** Commits the group to disk. If that fails, throws, and nothing of the group is stored. */
  | { op: 'commit' }
  | { op: 'read-begin' }
  | { op: 'read-end' };

export interface StepResult {
  readonly rows: unknown[];
  readonly changes: number;
}

/** One connection of `node:sqlite`, driven step by step. Synchronous: it lives in a worker, or in a simulation. */
export interface Engine {
  run(step: Step): StepResult;
  close(): void;
}

const nothing: StepResult = { rows: [], changes: 0 };
/** How long a statement waits for another process that holds the file, in ms. */
const busyTimeoutMs = 2_000;

export function openEngine(file: string, kind: 'writer' | 'reader'): Engine {
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: kind === 'reader' });
  if (kind === 'writer') {
    db.exec('PRAGMA journal_mode = WAL');
    // An acknowledged answer survives a power cut only with FULL: NORMAL loses rows that were already answered 200.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    // Deleted and replaced data is overwritten: a name would otherwise stay in the free parts of the file for years (H76).
    db.exec('PRAGMA secure_delete = ON');
  }
  return new SqliteEngine(db, kind);
}

class SqliteEngine implements Engine {
  readonly #db: DatabaseSync;
  readonly #kind: 'writer' | 'reader';
  readonly #statements: Statements;
  /** The error (disk full, I/O error) for which SQLite rolled the group back: every step fails with it up to `commit`. */
  #lost: unknown;
  /** The error of a failed statement: the transaction can then only be rolled back, as in PostgreSQL. */
  #spoilt: unknown;
  /** The transaction could not begin: its statements must not run outside one. */
  #hasNotBegun = false;

  constructor(db: DatabaseSync, kind: 'writer' | 'reader') {
    this.#db = db;
    this.#kind = kind;
    this.#statements = new Statements(db);
  }

  run(step: Step): StepResult {
    if (this.#lost !== undefined) throw this.#lostFor(step);
    if (step.op === 'query' && this.#spoilt !== undefined) throw this.#spoilt;
    const wasOpen = this.#db.isTransaction;
    try {
      return this.#run(step);
    } catch (error) {
      this.#failed(step, error, wasOpen);
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }

  #run(step: Step): StepResult {
    const db = this.#db;
    switch (step.op) {
      case 'query':
        return this.#statements.query(step.sql, step.parameters);
      case 'begin':
        this.#spoilt = undefined;
        this.#hasNotBegun = false;
        if (!db.isTransaction) this.#beginGroup(step.hasWaited ?? false);
        this.#statements.query('SAVEPOINT turn', []);
        return nothing;
      case 'release':
        if (this.#spoilt !== undefined) {
          this.#undo();
          throw this.#spoilt;
        }
        this.#statements.query('RELEASE turn', []);
        return nothing;
      case 'rollback':
        this.#spoilt = undefined;
        this.#undo();
        return nothing;
      case 'commit':
        this.#spoilt = undefined;
        this.#hasNotBegun = false;
        if (db.isTransaction) db.exec('COMMIT');
        return nothing;
      case 'read-begin':
        db.exec('BEGIN');
        return nothing;
      case 'read-end':
        if (db.isTransaction) db.exec('COMMIT');
        return nothing;
    }
  }

  #beginGroup(hasWaited: boolean): void {
    if (hasWaited) this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      this.#db.exec('BEGIN IMMEDIATE');
    } finally {
      if (hasWaited) this.#db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  #undo(): void {
    if (!this.#hasNotBegun) this.#db.exec('ROLLBACK TO turn; RELEASE turn');
  }

  /** The error that every step of a lost group gets; its commit ends the group. */
  #lostFor({ op }: Step): unknown {
    const error = this.#lost;
    if (op === 'commit') {
      this.#lost = undefined;
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
    return error;
  }

  #failed({ op }: Step, error: unknown, wasOpen: boolean): void {
    const isWriting = this.#kind === 'writer' && wasOpen;
    if (op === 'commit') {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } else if (isWriting && !this.#db.isTransaction) {
      this.#lost = error;
    } else if (op === 'begin') {
      this.#spoilt = error;
      this.#hasNotBegun = true;
    } else if (isWriting && op === 'query') {
      this.#spoilt = error;
    }
  }
}

interface Prepared {
  readonly statement: StatementSync;
  /** The names of its columns; none: it returns no rows. Kept: listing the columns takes longer than most queries. */
  columns: readonly string[];
}

/** More different texts than this means that SQL is built from values. */
const preparedMax = 400;

/** The statements of a connection, each prepared once. */
class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  query(sql: string, parameters: readonly unknown[]): StepResult {
    const prepared = this.#prepared.get(sql) ?? this.#prepare(sql);
    const { statement } = prepared;
    // Kysely hands over what our schema types allow: texts, numbers and null.
    const values = parameters as SQLInputValue[];
    if (prepared.columns.length > 0) {
      // Read as arrays and made objects here: a third faster than as the objects that SQLite's binding makes.
      const found = statement.all(...values) as unknown as SQLOutputValue[][];
      // A newer program beside this one may have migrated the tables: `*` then returns its columns too.
      if (found[0] && found[0].length !== prepared.columns.length) prepared.columns = columnsOf(statement);
      const { columns } = prepared;
      const rows = found.map((values) => rowOf(columns, values));
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  #prepare(sql: string): Prepared {
    const statement = this.#db.prepare(sql);
    const prepared = { statement, columns: columnsOf(statement) };
    statement.setReturnArrays(true);
    if (this.#prepared.size >= preparedMax) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

function rowOf(
  columns: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, SQLOutputValue | undefined> {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (let n = 0; n < columns.length; n += 1) row[columns[n] as string] = values[n];
  return row;
}
