import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** One step that an engine is asked for. `writer` steps take part in the open group; `read` steps in a snapshot. */
export type Step =
  | { op: 'query'; sql: string; parameters: readonly unknown[] }
  /** A transaction's turn begins; the first of a group begins the group. `hasWaited`: it does not wait for others again. */
  | { op: 'begin'; hasWaited?: boolean }
  /** The turn is over and waits for the disk. Throws, and undoes it, when one of its statements failed. */
  | { op: 'release' }
  | { op: 'rollback' }
  /** Puts the group on disk. Throws when it could not: then nothing of the group happened. */
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

interface Prepared {
  readonly statement: StatementSync;
  /** What its rows have; none: it answers no rows. Asked once: listing the columns takes longer than most queries. */
  columns: readonly string[];
}

const nothing: StepResult = { rows: [], changes: 0 };
/** Statements are prepared once; more different texts than this means that somebody builds SQL from values. */
const preparedMax = 400;
/** How long a statement waits for another process that holds the file, in ms. */
const busyTimeoutMs = 2_000;

export function openEngine(file: string, kind: 'writer' | 'reader'): Engine {
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: kind === 'reader' });
  if (kind === 'writer') {
    db.exec('PRAGMA journal_mode = WAL');
    // An acknowledged answer survives a power cut only with FULL: NORMAL loses rows that were already answered 200.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    // What is deleted or replaced is overwritten: a name would else stand in the free parts of the file for years (H76).
    db.exec('PRAGMA secure_delete = ON');
  }
  const prepared = new Map<string, Prepared>();
  /** Set when SQLite itself gave the group up (disk full, I/O error): every step fails with it until `commit` reports it. */
  let lost: unknown;
  /** The statement that failed in the turn under way: the turn then only ends undone, as in PostgreSQL. */
  let spoilt: unknown;
  /** The turn did not even begin: what is asked in it must not be carried out on its own. */
  let isTurnless = false;

  function query(sql: string, parameters: readonly unknown[]): StepResult {
    let known = prepared.get(sql);
    if (!known) {
      const statement = db.prepare(sql);
      known = { statement, columns: columnsOf(statement) };
      statement.setReturnArrays(true);
      if (prepared.size >= preparedMax) prepared.clear();
      prepared.set(sql, known);
    }
    const { statement } = known;
    // Kysely hands over what our schema types allow: texts, numbers and null.
    const values = parameters as SQLInputValue[];
    if (known.columns.length > 0) {
      // Answered as arrays and made objects here: a third quicker than as the objects that SQLite's binding makes.
      const found = statement.all(...values) as unknown as SQLOutputValue[][];
      // A newer program beside this one brought the tables up to date: every column that was asked for by `*` is there.
      if (found[0] && found[0].length !== known.columns.length) known.columns = columnsOf(statement);
      const { columns } = known;
      const rows = found.map((values) => rowOf(columns, values));
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  function beginGroup(hasWaited: boolean): void {
    if (hasWaited) db.exec('PRAGMA busy_timeout = 0');
    try {
      db.exec('BEGIN IMMEDIATE');
    } finally {
      if (hasWaited) db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  function step(asked: Step): StepResult {
    switch (asked.op) {
      case 'query':
        return query(asked.sql, asked.parameters);
      case 'begin':
        spoilt = undefined;
        isTurnless = false;
        if (!db.isTransaction) beginGroup(asked.hasWaited ?? false);
        query('SAVEPOINT turn', []);
        return nothing;
      case 'release':
        if (spoilt !== undefined) {
          if (!isTurnless) db.exec('ROLLBACK TO turn; RELEASE turn');
          throw spoilt;
        }
        query('RELEASE turn', []);
        return nothing;
      case 'rollback':
        spoilt = undefined;
        if (!isTurnless) db.exec('ROLLBACK TO turn; RELEASE turn');
        return nothing;
      case 'commit':
        spoilt = undefined;
        isTurnless = false;
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

  return {
    run(asked) {
      if (lost !== undefined) {
        const error = lost;
        if (asked.op === 'commit') {
          lost = undefined;
          if (db.isTransaction) db.exec('ROLLBACK');
        }
        throw error;
      }
      if (asked.op === 'query' && spoilt !== undefined) throw spoilt;
      const wasOpen = db.isTransaction;
      try {
        return step(asked);
      } catch (error) {
        if (asked.op === 'commit') {
          if (db.isTransaction) db.exec('ROLLBACK');
        } else if (kind === 'writer' && wasOpen && !db.isTransaction) {
          lost = error;
        } else if (asked.op === 'begin') {
          spoilt = error;
          isTurnless = true;
        } else if (kind === 'writer' && wasOpen && asked.op === 'query') {
          spoilt = error;
        }
        throw error;
      }
    },
    close: () => db.close(),
  };
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
