import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './schema.ts';

type Value = string | number | null;

/** What may be given: values, lists of values, and rows. */
type Givable<P> = { readonly [Name in keyof P]-?: Value | readonly Value[] | Columns<P[Name]> };
type Columns<R> = { readonly [Column in keyof R]: Value | undefined };

/** A placeholder in a query for a value that each execution brings; `part` says which one of a list, or of a row. */
class Given {
  readonly name: string;
  readonly part: string | undefined;
  constructor(name: string, part?: string) {
    this.name = name;
    this.part = part;
  }
}

/** A longer list is rare, and of another length each time: its query is built for each execution. */
const listMax = 20;
/** Two lists in one query have enough combinations of lengths to fill memory with queries: more forms are not kept. */
const formsMax = 100;

/**
 * A query that is executed by the thousand: it is built once per dialect, which takes longer than executing it. `given`
 * holds its values: `build` gets placeholders for them, so it must not branch on them. A list, or a row to be written,
 * makes a query of its own for each length and for each set of columns.
 *
 * @example
 * const gameOf = compiledQuery((db, given: { id: string }) => db.selectFrom('games').selectAll().where('game_id', '=', given.id));
 * const [game] = await gameOf(db, { id });
 */
export function compiledQuery<P extends Givable<P>, R>(
  build: (db: Db, given: P) => Compilable<R>,
): (db: Db, given: P) => Promise<R[]> {
  const built = new WeakMap<DialectAdapter, Map<string, CompiledQuery<R>>>();
  /** The names of the given lists and rows: the same each time. */
  let compounds: readonly string[] | undefined;

  function queryFor(db: Db, given: P): CompiledQuery<R> {
    compounds ??= Object.entries(given).flatMap(([name, value]) => (isCompound(value) ? [name] : []));
    const form = compounds.length === 0 ? '' : formOf(given, compounds);
    // Too long a list.
    if (form === undefined) return build(db, given).compile();
    const { adapter } = db.getExecutor();
    let forms = built.get(adapter);
    if (!forms) {
      forms = new Map();
      built.set(adapter, forms);
    }
    let query = forms.get(form);
    if (!query) {
      query = build(db, standInsFor(given)).compile();
      if (forms.size < formsMax) forms.set(form, query);
    }
    return query;
  }

  return async (db, given) => {
    // Named one by one: spreading Kysely's frozen query would take a kilobyte each time.
    const { sql, query, queryId, parameters: slots } = queryFor(db, given);
    const parameters: unknown[] = [];
    for (const value of slots) parameters.push(value instanceof Given ? partOf(given, value) : value);
    return (await db.executeQuery<R>({ sql, query, queryId, parameters })).rows;
  };
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What makes another query of it: the lengths of lists and the columns of rows; undefined when a list is too long. */
function formOf<P extends object>(given: P, compounds: readonly string[]): string | undefined {
  let form = '';
  for (const name of compounds) {
    const value = given[name as keyof P] as object;
    if (Array.isArray(value) && value.length > listMax) return undefined;
    form += Array.isArray(value) ? `${value.length};` : `${partsOf(value)};`;
  }
  return form;
}

/** Kysely writes no column whose value is undefined. */
function partsOf(value: object): string[] {
  return Object.keys(value).filter((part) => value[part as keyof typeof value] !== undefined);
}

function standInsFor<P extends object>(given: P): P {
  const standIns = Object.entries(given).map(([name, value]) => {
    if (!isCompound(value)) return [name, new Given(name)];
    const parts = partsOf(value).map((part) => [part, new Given(name, part)] as const);
    return [name, Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)];
  });
  return Object.fromEntries(standIns) as P;
}

function partOf(given: object, { name, part }: Given): unknown {
  const value = given[name as keyof typeof given];
  return part === undefined ? value : value[part as keyof typeof value];
}
