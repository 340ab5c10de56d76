import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './schema.ts';

type Value = string | number | null;

/** What a query may get at each execution: values, lists of values, and rows. */
type Givable<P> = { readonly [Name in keyof P]-?: Value | readonly Value[] | Columns<P[Name]> };
type Columns<R> = { readonly [Column in keyof R]: Value | undefined };

/** A placeholder in a query for a value of an execution; `part` is the index in a list, or the column of a row. */
class Given {
  readonly name: string;
  readonly part: string | undefined;
  constructor(name: string, part?: string) {
    this.name = name;
    this.part = part;
  }
}

/** Longer lists are rare and differ in length, so their queries are built for each execution. */
const listMax = 20;
/** How many forms of a query are kept: two lists have enough combinations of lengths to fill the memory. */
const formsMax = 100;

/**
 * A query that Kysely builds only once per dialect, since building takes longer than executing. `build` gets placeholders in
 * place of the values in `given`, so it must not branch on them. For a list the query is built once per length, for a row to
 * write once per set of columns.
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
    // A list is too long.
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

/** The form of a query: the lengths of its lists and the columns of its rows; undefined if a list is too long. */
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
