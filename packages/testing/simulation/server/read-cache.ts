import type { CompiledQuery, QueryResult } from 'kysely';
import { onlyReads } from '../../../server/database/dialect.ts';

/** How often a table has changed. */
interface Table {
  changes: number;
}

interface CachedQuery {
  readonly reads: boolean;
  readonly tables: readonly Table[];
  /** Results of an earlier era are dropped at the next use. */
  era: number;
  /** By their parameters. */
  readonly answers: Map<string, { readonly rows: readonly unknown[]; readonly changes: number }>;
}

/** Results kept per query, over all parameters. Beyond that they are all dropped. */
const answersMax = 1_000;

/**
 * Caches query results until one of their tables changes. Most of a game's thousand queries ask again for what did not
 * change. Nobody but this process writes, so a cached result is what the database would return.
 */
export function createReadCache() {
  const tables = new Map<string, Table>();
  const queries = new Map<string, CachedQuery>();
  let era = 0;

  function inspect(compiled: CompiledQuery): CachedQuery {
    const names = [...compiled.sql.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, name = '']) => name);
    if (names.length === 0) throw new Error(`This query names no table: ${compiled.sql}`);
    const asked: CachedQuery = {
      reads: onlyReads(compiled),
      tables: [...new Set(names)].map(tableCalled),
      era,
      answers: new Map(),
    };
    queries.set(compiled.sql, asked);
    return asked;
  }

  function tableCalled(name: string): Table {
    const table = tables.get(name) ?? { changes: 0 };
    tables.set(name, table);
    return table;
  }

  return {
    /** The result, from the cache or from `ask`. */
    execute(compiled: CompiledQuery, ask: (compiled: CompiledQuery) => QueryResult<unknown>): QueryResult<unknown> {
      const asked = queries.get(compiled.sql) ?? inspect(compiled);
      const { reads, tables, answers } = asked;
      if (!reads) {
        // A change may name tables that it only reads: they count as changed too.
        for (const table of tables) table.changes += 1;
        return ask(compiled);
      }
      // In the key, null would equal an empty text.
      if (compiled.parameters.includes(null)) return ask(compiled);
      // Counts only grow, so their sum is the same only while each of them is.
      let changes = 0;
      for (const table of tables) changes += table.changes;
      const key = compiled.parameters.length === 1 ? String(compiled.parameters[0]) : compiled.parameters.join('\0');
      if (asked.era !== era) {
        asked.era = era;
        answers.clear();
      }
      const known = answers.get(key);
      if (known?.changes === changes) return { rows: known.rows.slice() };
      const { rows } = ask(compiled);
      // Rows are shared from here on: changing one throws.
      for (const row of rows) Object.freeze(row);
      if (answers.size >= answersMax) answers.clear();
      answers.set(key, { rows, changes });
      return { rows: rows.slice() };
    },
    /** Invalidates everything, as after a rollback. */
    forget(): void {
      era += 1;
    },
  };
}
